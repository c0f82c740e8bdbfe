import type { VoiceLanguage } from './language.ts';

/** Words and phrases of one language, separated by commas, in lower case and without joiners. */
export interface ForeignLexicon {
  /** Formal or neutral forms of address. */
  readonly address: string;
  /** Informal forms of address, and verb forms and particles of colloquial speech. */
  readonly familiar: string;
  readonly firstPlural: string;
  readonly slang: string;
  readonly institutional: string;
  readonly hedges: string;
}

/**
 * DATA: markers of voice in languages other than English. Address follows R. Brown & A. Gilman, "The Pronouns of
 * Power and Solidarity" (1960); Japanese and Korean mark it at the end of the sentence.
 */
export const FOREIGN_LEXICON: Readonly<Record<Exclude<VoiceLanguage, 'en'>, ForeignLexicon>> = {
  zh: {
    address: '您,妳',
    familiar: '你,吧,呢,啦,哦,喔,嘛,咱,嗯,呀',
    firstPlural: '我们,我們,咱们',
    slang: '哈哈,嘿,超级,超級,厉害,给力,好玩,搞定,小伙伴,大家好,酷,爽,萌,么么,吐槽',
    institutional:
      '应当,應當,不得,本协议,本協議,条款,條款,依据,依據,依照,甲方,乙方,规定,規定,法律,责任,責任,特此,予以,有权,有權,之规定,著作权',
    hedges:
      '可能,也许,也許,或许,或許,大概,似乎,通常,一般来说,往往,有时,有時,大约,大約,尽量,希望能,或多或少,不一定,建议,建議',
  },
  ja: {
    address: 'あなた,皆様,お客様,ください,下さい',
    familiar: 'ましょう,ですね,ますね,ですよ,ますよ,みよう,みてね,だよ,だね,かな,ちゃ,っと,くださいね',
    firstPlural: '私たち,わたしたち,私達,我々',
    slang: 'やばい,すごい,すげ,めっちゃ,かわいい,わくわく,ワクワク,みんな',
    institutional: '規約,条項,当社,弊社,ものとします,に基づき,法令,責任を負,第三者,権利,義務,ならびに',
    hedges:
      'かもしれ,たぶん,多分,おそらく,と思,でしょう,だろう,場合があ,ことがあ,ようです,らしい,およそ,ほぼ,可能性,一般に,通常,時々,なるべく',
  },
  ko: {
    address: '당신,여러분,고객님,세요,십시오',
    familiar: '해요,어요,아요,네요,예요,이에요,죠,까요,할게요,봐요,줘요,돼요',
    firstPlural: '우리,저희',
    slang: 'ㅋㅋ,ㅎㅎ,대박,짱,진짜,꿀팁',
    institutional: '약관,조항,규정,법률,귀하,의거,당사,책임을,준수,하여야',
    hedges: '아마,수도 있,것 같,보통,대체로,대략,가끔,어쩌면,듯하,듯합,일반적으로,가능성,약간',
  },
  ar: {
    address: 'أنت,أنتم,لك,لكم,يمكنك,عليك,بك,لديك',
    familiar: 'إنت,انت,شو,هيك,عشان,لسه,كمان,بدك,ازاي,ليه,هنا بقى,يلا',
    firstPlural: 'نحن,لدينا,فريقنا,نقدم,إننا',
    slang: 'رائع,واو,مذهل,هاي,أهلا,هههه,جدا جدا',
    institutional: 'المادة,أحكام,القانون,اللائحة,بموجب,يجوز,الطرف,المسؤولية,الالتزام,وفقا,يتعين,الوزارة,الهيئة',
    hedges: 'ربما,قد يكون,قد تكون,قد يؤدي,يمكن أن,عادة,أحيانا,تقريبا,غالبا,لعل,حوالي,يبدو,نوعا ما,من المحتمل',
  },
  fa: {
    address: 'شما,شماست,توانید,کنید,می توانید,میتوانید',
    familiar: 'تو,رو,اینه,بشه,میشه,میشن,میتونید,میتونی,بکنید,هست که,واسه,دیگه,یه,اگه,بهتون,ببین,بذار',
    firstPlural: 'ما,ماست,کنیم,هستیم',
    slang: 'سلام,عالی,باحال,وای,خفن,دمت گرم,رفیق,عزیز',
    institutional: 'ماده,مقررات,قانون,موجب,مطابق,مفاد,طرفین,مسئولیت,موظف,وزارت,سازمان,بدین وسیله',
    hedges: 'شاید,ممکن است,احتمالا,معمولا,گاهی,تقریبا,به نظر,حدود,اغلب,بهتر است,کمابیش',
  },
  de: {
    address: 'ihnen,ihrem,ihren',
    familiar: 'du,dein,deine,deinen,deinem,deiner,dir,dich,euch,euer,eure,mal,halt,eben,ja,doch,gibts,gehts',
    firstPlural: 'wir,uns,unser,unsere,unseren,unserem,unserer',
    slang: 'hey,hallo,cool,super,geil,krass,klasse,toll,echt,mega,lecker,quatsch,tschüss,moin',
    institutional:
      'gemäß,hiermit,haftung,vertrag,bestimmungen,verordnung,gesetz,behörde,antragsteller,ministerium,verpflichtet,unberührt,sofern,paragraf,abs',
    hedges:
      'vielleicht,möglicherweise,eventuell,könnte,könnten,dürfte,wohl,wahrscheinlich,meist,meistens,oft,manchmal,etwa,ungefähr,circa,in der regel,scheint,tendenziell,sollte,sollten,bis zu,unter umständen',
  },
  fr: {
    address: 'vous,votre,vos',
    familiar: "tu,te,toi,tes,ta,t'as,ça,y'a,t'es,qu'on",
    firstPlural: 'nous,notre,nos',
    slang: 'salut,coucou,cool,super,génial,sympa,trop,top,bref,chouette,ouais',
    institutional:
      'conformément,présentes,dispositions,responsabilité,contrat,loi,règlement,ministère,susmentionné,alinéa,ci-après,lesdites,autorité',
    hedges:
      'peut-être,probablement,pourrait,pourraient,souvent,parfois,environ,généralement,semble,semblent,sans doute,devrait,devraient,plutôt,presque',
  },
  es: {
    address: 'usted,ustedes',
    familiar: 'tú,tu,tus,te,ti,contigo,puedes,tienes,quieres,necesitas,os,vuestro',
    firstPlural: 'nosotros,nuestro,nuestra,nuestros,nuestras,nos',
    slang: 'hola,genial,guay,chulo,súper,mola,vale,chévere,tío,increíble',
    institutional:
      'conforme,presente contrato,disposiciones,responsabilidad,ley,reglamento,ministerio,artículo,en virtud,deberá,autoridad,solicitante,dicha',
    hedges:
      'quizás,quizá,tal vez,probablemente,podría,podrían,suele,suelen,a menudo,a veces,aproximadamente,generalmente,parece,parecen,debería,casi',
  },
  it: {
    address: 'lei,vi,vostro,vostra,voi',
    familiar: 'tu,tuo,tua,tuoi,tue,ti,puoi,hai,vuoi,te',
    firstPlural: 'noi,nostro,nostra,nostri,nostre,ci',
    slang: 'ciao,bello,figo,super,forte,wow,dai,fantastico',
    institutional:
      'ai sensi,presente contratto,disposizioni,responsabilità,legge,regolamento,ministero,articolo,comma,autorità,suddetto',
    hedges:
      'forse,probabilmente,potrebbe,potrebbero,spesso,talvolta,a volte,circa,generalmente,di solito,sembra,sembrano,dovrebbe,quasi',
  },
  pt: {
    address: 'você,vocês,senhor,senhora',
    familiar: 'tu,teu,tua,te,contigo,pra,tá,gente,né',
    firstPlural: 'nós,nosso,nossa,nossos,nossas',
    slang: 'oi,olá,legal,bacana,incrível,demais,show,galera,beleza',
    institutional:
      'nos termos,presente contrato,disposições,responsabilidade,lei,regulamento,ministério,artigo,deverá,autoridade,requerente',
    hedges:
      'talvez,provavelmente,poderia,poderiam,costuma,muitas vezes,às vezes,aproximadamente,geralmente,parece,parecem,deveria,quase',
  },
  nl: {
    address: 'u,uw',
    familiar: 'je,jij,jou,jouw,jullie,jezelf,even,hoor',
    firstPlural: 'we,wij,ons,onze',
    slang: 'hoi,hallo,leuk,gaaf,cool,super,lekker,top',
    institutional:
      'krachtens,bepalingen,aansprakelijkheid,overeenkomst,wet,verordening,ministerie,aanvrager,artikel',
    hedges:
      'misschien,mogelijk,waarschijnlijk,zou,zouden,vaak,soms,ongeveer,meestal,doorgaans,lijkt,lijken,eventueel,tot wel',
  },
  sv: {
    address: 'ni,er,ert,era',
    familiar: 'du,dig,din,ditt,dina,ju,nog,va',
    firstPlural: 'vi,oss,vår,vårt,våra',
    slang: 'hej,tjena,kul,cool,super,grym,snyggt,kanon',
    institutional: 'enligt,bestämmelser,ansvar,avtal,förordning,myndighet,sökande,skall,departement',
    hedges:
      'kanske,möjligen,troligen,skulle kunna,ofta,ibland,ungefär,vanligtvis,verkar,tycks,eventuellt,upp till,cirka',
  },
  pl: {
    address: 'pan,pani,państwo,państwa,państwu,panu',
    familiar: 'ty,ciebie,cię,tobie,ci,twój,twoja,twoje,twoim,możesz,chcesz,masz,zobacz,sprawdź,no,przecież',
    firstPlural: 'my,nas,nam,nasz,nasza,nasze,naszych,naszego,naszej,oferujemy,jesteśmy',
    slang: 'cześć,hej,super,fajnie,fajny,ekstra,spoko,mega,kurde',
    institutional:
      'zgodnie,niniejszy,niniejszego,umowa,umowy,ustawa,ustawy,rozporządzenie,przepisy,odpowiedzialność,obowiązany,ministerstwo,wnioskodawca,paragraf',
    hedges:
      'może,być może,możliwe,prawdopodobnie,chyba,raczej,często,czasami,około,zazwyczaj,zwykle,wydaje się,powinien,powinno,mógłby,prawie',
  },
  cs: {
    address: 'vy,vás,vám,vámi,váš,vaše,vašeho,vaší,můžete',
    familiar: 'ty,tě,tebe,tobě,ti,tvůj,tvoje,tvé,můžeš,chceš,máš,přijď,zkus,koukni,fakt,prostě',
    firstPlural: 'my,nás,nám,náš,naše,našeho,naší,našich,jsme,nabízíme',
    slang: 'ahoj,čau,super,skvělý,skvělé,hustý,bezva,paráda,jupí',
    institutional:
      'dle,uvedený,smlouva,smlouvy,zákon,zákona,vyhláška,ustanovení,odpovědnost,povinen,ministerstvo,žadatel,odstavec,příslušný',
    hedges:
      'možná,asi,pravděpodobně,snad,spíše,často,někdy,přibližně,zhruba,obvykle,zpravidla,zdá se,mohl by,mohla by,mohly by,mělo by,téměř,případně,nejspíš',
  },
  tr: {
    address: 'siz,sizi,size,sizin,sizinle',
    familiar: 'sen,seni,sana,senin,hadi,ya,yani,işte',
    firstPlural: 'biz,bizi,bize,bizim,ekibimiz',
    slang: 'selam,süper,harika,vay,kanka,abi',
    institutional:
      'uyarınca,gereğince,kanun,kanunu,yönetmelik,sözleşme,hüküm,hükümleri,sorumluluk,bakanlığı,taraflar,işbu',
    hedges:
      'belki,muhtemelen,galiba,sanırım,genellikle,bazen,sık sık,yaklaşık,olabilir,olası,neredeyse,gibi görünüyor',
  },
  el: {
    address: 'σας,εσείς,εσάς,μπορείτε',
    familiar: 'εσύ,σου,εσένα,μπορείς,θέλεις,έλα,δες,λοιπόν',
    firstPlural: 'μας,εμείς,εμάς,είμαστε,προσφέρουμε',
    slang: 'γεια,τέλειο,σούπερ,φοβερό,ωραία',
    institutional:
      'σύμφωνα,παρόντος,διατάξεις,νόμος,νόμου,κανονισμός,ευθύνη,σύμβαση,υπουργείο,άρθρο,υποχρεούται,αιτών',
    hedges:
      'ίσως,πιθανόν,πιθανώς,μάλλον,συχνά,μερικές φορές,περίπου,συνήθως,φαίνεται,μπορεί να,θα μπορούσε,σχεδόν,ενδεχομένως',
  },
  he: {
    address: 'לכם,אתם,שלכם,לרשותכם',
    familiar: 'אתה,את,לך,שלך,בוא,בואו,תראו,יאללה,פשוט,ממש',
    firstPlural: 'אנחנו,אנו,שלנו,לנו,אצלנו',
    slang: 'היי,אהלן,סבבה,מגניב,וואו,אחלה,כיף',
    institutional: 'בהתאם,הוראות,חוק,החוק,תקנות,תקנון,אחריות,הסכם,משרד,סעיף,מחויב,צדדים',
    hedges: 'אולי,ייתכן,כנראה,לעתים,לפעמים,בדרך כלל,לרוב,בערך,כמעט,נראה,עשוי,עשויה,יכול להיות,עלול',
  },
  uk: {
    address: 'ви,вас,вам,вами,ваш,ваша,ваше,ваші,вашого,вашої,ваших,вашу',
    familiar: 'ти,тебе,тобі,тобою,твій,твоя,твоє,твої,ну,ж,адже,ось,давай,давайте,до речі',
    firstPlural: 'ми,нас,нам,нами,наш,наша,наше,наші,нашої,наших,нашу',
    slang: 'привіт,круто,класно,супер,ого,ура,друзі,прикольно,штука',
    institutional:
      'згідно,цього,відповідності,відповідальність,зобов’язаний,договір,договору,положення,закон,закону,міністерство,заявник,сторони,належний,здійснення',
    hedges:
      'можливо,може бути,ймовірно,мабуть,напевно,здається,зазвичай,часто,іноді,інколи,приблизно,близько,як правило,скоріше за все,міг би,могли б,слід,варто,майже',
  },
  ru: {
    address: 'вы,вас,вам,вами,ваш,ваша,ваше,ваши,вашего,вашей,ваших,вашу',
    familiar: 'ты,тебя,тебе,тобой,твой,твоя,твоё,твои,твою,ну,же,ведь,вот,давай,давайте,кстати',
    firstPlural: 'мы,нас,нам,нами,наш,наша,наше,наши,нашей,наших,нашу',
    slang: 'привет,круто,классно,супер,клёво,офигенно,ребята,ура,ого,фишка,штука,штуки,прикольно,окей',
    institutional:
      'согласно,настоящий,настоящего,настоящим,соответствии,ответственность,обязуется,обязан,договор,договора,положения,закон,закона,министерство,заявитель,стороны,вышеуказанный,надлежащий,осуществляет,осуществление',
    hedges:
      'возможно,может быть,вероятно,наверное,пожалуй,кажется,обычно,часто,иногда,примерно,приблизительно,около,как правило,скорее всего,мог бы,могли бы,следует,стоит,почти',
  },
};
