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
  /** With the signs of `phraseFinder`. */
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
      '!预约,!預約,!节约,!節約,!合约,!合約,!制约,!不可能,!尽可能,!盡可能,!可能性,可能,也许,也許,或许,或許,大概,似乎,好像,通常,一般来说,一般來說,往往,常常,有时,有時,大约,大約,约#,約#,将近,將近,几乎,幾乎,差不多,基本上,尽量,盡量,希望能,或多或少,不一定,应该,應該,建议,建議,高达#,高達#',
  },
  ja: {
    address: 'あなた,皆様,お客様,ください,下さい',
    familiar: 'ましょう,ですね,ますね,ですよ,ますよ,みよう,みてね,だよ,だね,かな,ちゃ,っと,くださいね',
    firstPlural: '私たち,わたしたち,私達,我々',
    slang: 'やばい,すごい,すげ,めっちゃ,かわいい,わくわく,ワクワク,みんな',
    institutional: '規約,条項,当社,弊社,ものとします,に基づき,法令,責任を負,第三者,権利,義務,ならびに',
    hedges:
      '!予約,!契約,!節約,!要約,!規約,!制約,!条約,かもしれ,かも知れ,たぶん,多分,おそらく,恐らく,!と思い出,!と思い込,と思,思われ,でしょう,だろう,場合があ,場合もあ,!たことがあ,ことがあ,こともあ,ようです,ようだ,らしいです,らしい。,みたいです,およそ,おおよそ,ほぼ,約#,可能性があ,可能性もあ,可能性が高,一般に,一般的に,通常,時々,ときどき,しばしば,なるべく,できるだけ,最大#',
  },
  ko: {
    address: '당신,여러분,고객님,세요,십시오',
    familiar: '해요,어요,아요,네요,예요,이에요,죠,까요,할게요,봐요,줘요,돼요',
    firstPlural: '우리,저희',
    slang: 'ㅋㅋ,ㅎㅎ,대박,짱,진짜,꿀팁',
    institutional: '약관,조항,규정,법률,귀하,의거,당사,책임을,준수,하여야',
    hedges:
      '아마,수도 있,지도 모,것 같,보통,대체로,대개,대략,약 #,가끔,종종,때때로,어쩌면,듯하,듯합,일반적으로,가능성이,약간,거의,최대 #',
  },
  ar: {
    address: 'أنت,أنتم,لك,لكم,يمكنك,عليك,بك,لديك',
    familiar: 'إنت,انت,شو,هيك,عشان,لسه,كمان,بدك,ازاي,ليه,هنا بقى,يلا',
    firstPlural: 'نحن,لدينا,فريقنا,نقدم,إننا',
    slang: 'رائع,واو,مذهل,هاي,أهلا,هههه,جدا جدا',
    institutional: 'المادة,أحكام,القانون,اللائحة,بموجب,يجوز,الطرف,المسؤولية,الالتزام,وفقا,يتعين,الوزارة,الهيئة',
    hedges:
      'ربما,قد يكون,قد تكون,قد يؤدي,قد تؤدي,قد لا,يمكن أن يكون,يمكن أن تكون,عادةً,عادة ما,في العادة,أحيانا,في بعض الأحيان,تقريبا,غالبا,في الغالب,لعل,حوالي,نحو #,يبدو,تبدو,نوعا ما,إلى حد ما,من المحتمل,من الممكن أن,ينبغي,حتى #',
  },
  fa: {
    address: 'شما,شماست,توانید,کنید,می توانید,میتوانید',
    familiar: 'تو,رو,اینه,بشه,میشه,میشن,میتونید,میتونی,بکنید,هست که,واسه,دیگه,یه,اگه,بهتون,ببین,بذار',
    firstPlural: 'ما,ماست,کنیم,هستیم',
    slang: 'سلام,عالی,باحال,وای,خفن,دمت گرم,رفیق,عزیز',
    institutional: 'ماده,مقررات,قانون,موجب,مطابق,مفاد,طرفین,مسئولیت,موظف,وزارت,سازمان,بدین وسیله',
    hedges:
      'شاید,ممکن است,ممکن هست,احتمالا,معمولا,گاهی,گاه,تقریبا,به نظر,حدود #,حدودا,اغلب,عموما,غالبا,بهتر است,کمابیش,تا حدودی,تا حدی,چه بسا,حداکثر #',
  },
  de: {
    address: 'ihnen,ihrem,ihren',
    familiar: 'du,dein,deine,deinen,deinem,deiner,dir,dich,euch,euer,eure,mal,halt,eben,ja,doch,gibts,gehts',
    firstPlural: 'wir,uns,unser,unsere,unseren,unserem,unserer',
    slang: 'hey,hallo,cool,super,geil,krass,klasse,toll,echt,mega,lecker,quatsch,tschüss,moin',
    institutional:
      'gemäß,hiermit,haftung,vertrag,bestimmungen,verordnung,gesetz,behörde,antragsteller,ministerium,verpflichtet,unberührt,sofern,paragraf,abs,bekanntmachung,bekannt gemacht,satzung,geltend zu machen,in kraft,nach maßgabe,im sinne,schriftlich,schriftlicher,unverzüglich,erforderlich,erfolgt,erfolgen,seitens,zwecks,hinsichtlich,bezüglich,vorbehaltlich,etwaige,bescheid,widerspruch,rechtsbehelf,zuständige,zuständigen,einwendungen,fristgerecht',
    hedges:
      'vielleicht,möglicherweise,eventuell,gegebenenfalls,ggf,könnte,könnten,könntest,könntet,kann sein,können sein,werden kann,werden können,möglichkeit besteht,besteht die möglichkeit,!würden uns freuen,!würde mich freuen,!würden wir uns freuen,würde,würden,dürfte,dürften,wohl,wahrscheinlich,vermutlich,voraussichtlich,meist,meistens,oft,oftmals,häufig,manchmal,gelegentlich,mitunter,normalerweise,üblicherweise,gewöhnlich,im allgemeinen,in der regel,in etwa,etwa,ungefähr,circa,ca,rund #,fast,nahezu,scheint,scheinen,anscheinend,scheinbar,tendenziell,sollte,sollten,solltest,solltet,bis zu,unter umständen,mehr oder weniger',
  },
  fr: {
    address: 'vous,votre,vos',
    familiar: "tu,te,toi,tes,ta,t'as,ça,y'a,t'es,qu'on",
    firstPlural: 'nous,notre,nos',
    slang: 'salut,coucou,cool,super,génial,sympa,trop,top,bref,chouette,ouais',
    institutional:
      'conformément,présentes,dispositions,responsabilité,contrat,loi,règlement,ministère,susmentionné,alinéa,ci-après,lesdites,autorité',
    hedges:
      "peut-être,peut être,peuvent être,probablement,vraisemblablement,éventuellement,possiblement,pourrait,pourraient,pourrais,pourriez,souvent,parfois,quelquefois,environ,à peu près,approximativement,généralement,en général,habituellement,d'habitude,semble,semblent,sans doute,devrait,devraient,devriez,plutôt,presque,quasiment,plus ou moins,il se peut,jusqu'à #",
  },
  es: {
    address: 'usted,ustedes',
    familiar: 'tú,tu,tus,te,ti,contigo,puedes,tienes,quieres,necesitas,os,vuestro',
    firstPlural: 'nosotros,nuestro,nuestra,nuestros,nuestras,nos',
    slang: 'hola,genial,guay,chulo,súper,mola,vale,chévere,tío,increíble',
    institutional:
      'conforme,presente contrato,disposiciones,responsabilidad,ley,reglamento,ministerio,artículo,en virtud,deberá,deberán,de conformidad,dispuesto,previsto,normativa,vigente,interesado,interesados,interesada,interesadas,presente resolución,órgano competente,notificada,autoridad,solicitante,dicha',
    hedges:
      'quizás,quizá,tal vez,a lo mejor,probablemente,posiblemente,puede ser,pueden ser,puede que,es posible que,podría,podrían,podrías,podríamos,suele,suelen,solemos,a menudo,a veces,aproximadamente,alrededor de #,cerca de #,más o menos,generalmente,por lo general,en general,normalmente,habitualmente,frecuentemente,parece,parecen,debería,deberían,deberías,casi,hasta #,hasta un #',
  },
  it: {
    address: 'lei,vi,vostro,vostra,voi',
    familiar: 'tu,tuo,tua,tuoi,tue,ti,puoi,hai,vuoi,te',
    firstPlural: 'noi,nostro,nostra,nostri,nostre,ci',
    slang: 'ciao,bello,figo,super,forte,wow,dai,fantastico',
    institutional:
      'ai sensi,presente contratto,disposizioni,responsabilità,legge,regolamento,ministero,articolo,comma,autorità,suddetto',
    hedges:
      "forse,magari,probabilmente,possibilmente,può essere,possono essere,potrebbe,potrebbero,potresti,potreste,spesso,talvolta,a volte,circa,all'incirca,più o meno,generalmente,in genere,di solito,solitamente,normalmente,di norma,sembra,sembrano,dovrebbe,dovrebbero,dovresti,quasi,eventualmente,tende a,tendono a,fino a #,fino al #",
  },
  pt: {
    address: 'você,vocês,senhor,senhora',
    familiar: 'tu,teu,tua,te,contigo,pra,tá,gente,né',
    firstPlural: 'nós,nosso,nossa,nossos,nossas',
    slang: 'oi,olá,legal,bacana,incrível,demais,show,galera,beleza',
    institutional:
      'nos termos,presente contrato,disposições,responsabilidade,lei,regulamento,ministério,artigo,deverá,autoridade,requerente',
    hedges:
      'talvez,quiçá,provavelmente,possivelmente,pode ser,podem ser,poderia,poderiam,costuma,costumam,muitas vezes,às vezes,por vezes,frequentemente,aproximadamente,cerca de,por volta de #,mais ou menos,geralmente,em geral,normalmente,parece,parecem,deveria,deveriam,quase,praticamente,eventualmente,até #',
  },
  nl: {
    address: 'u,uw',
    familiar: 'je,jij,jou,jouw,jullie,jezelf,even,hoor',
    firstPlural: 'we,wij,ons,onze',
    slang: 'hoi,hallo,leuk,gaaf,cool,super,lekker,top',
    institutional:
      'krachtens,bepalingen,aansprakelijkheid,overeenkomst,wet,verordening,ministerie,aanvrager,artikel',
    hedges:
      'misschien,wellicht,mogelijk,waarschijnlijk,kan zijn,kunnen zijn,zou,zouden,vaak,soms,ongeveer,circa,ca,bijna,meestal,doorgaans,gewoonlijk,normaal gesproken,over het algemeen,lijkt,lijken,eventueel,tot wel,min of meer',
  },
  sv: {
    address: 'ni,er,ert,era',
    familiar: 'du,dig,din,ditt,dina,ju,nog,va',
    firstPlural: 'vi,oss,vår,vårt,våra',
    slang: 'hej,tjena,kul,cool,super,grym,snyggt,kanon',
    institutional: 'enligt,bestämmelser,ansvar,avtal,förordning,myndighet,sökande,skall,departement',
    hedges:
      'kanske,möjligen,troligen,förmodligen,antagligen,sannolikt,kan vara,skulle kunna,borde,ofta,ibland,ungefär,nästan,vanligtvis,oftast,verkar,tycks,eventuellt,upp till,cirka,ca',
  },
  pl: {
    address: 'pan,pani,państwo,państwa,państwu,panu',
    familiar: 'ty,ciebie,cię,tobie,ci,twój,twoja,twoje,twoim,możesz,chcesz,masz,zobacz,sprawdź,no,przecież',
    firstPlural: 'my,nas,nam,nasz,nasza,nasze,naszych,naszego,naszej,oferujemy,jesteśmy',
    slang: 'cześć,hej,super,fajnie,fajny,ekstra,spoko,mega,kurde',
    institutional:
      'zgodnie,niniejszy,niniejszego,umowa,umowy,ustawa,ustawy,rozporządzenie,przepisy,odpowiedzialność,obowiązany,ministerstwo,wnioskodawca,paragraf',
    hedges:
      '!nie może,może,być może,możliwe,mogą być,prawdopodobnie,chyba,raczej,często,czasami,czasem,niekiedy,około,mniej więcej,zazwyczaj,zwykle,przeważnie,wydaje się,powinien,powinna,powinno,powinny,mógłby,mogłaby,mogłoby,mogłyby,prawie,niemal,ewentualnie,nawet do #',
  },
  cs: {
    address: 'vy,vás,vám,vámi,váš,vaše,vašeho,vaší,můžete',
    familiar: 'ty,tě,tebe,tobě,ti,tvůj,tvoje,tvé,můžeš,chceš,máš,přijď,zkus,koukni,fakt,prostě',
    firstPlural: 'my,nás,nám,náš,naše,našeho,naší,našich,jsme,nabízíme',
    slang: 'ahoj,čau,super,skvělý,skvělé,hustý,bezva,paráda,jupí',
    institutional:
      'dle,uvedený,smlouva,smlouvy,zákon,zákona,vyhláška,ustanovení,odpovědnost,povinen,ministerstvo,žadatel,odstavec,příslušný',
    hedges:
      'možná,asi,pravděpodobně,snad,spíše,spíš,často,nezřídka,někdy,občas,přibližně,zhruba,kolem #,okolo #,obvykle,většinou,zpravidla,zdá se,může být,mohou být,mohl by,mohla by,mohlo by,mohly by,mohli by,by mohl,by mohla,by mohlo,by mohly,by mohli,by * mohl,by * mohla,by * mohlo,by * mohly,by * mohli,měl by,měla by,mělo by,měly by,měli by,by měl,by měla,by mělo,by měly,by měli,téměř,skoro,případně,eventuálně,nejspíš,víceméně,až #',
  },
  tr: {
    address: 'siz,sizi,size,sizin,sizinle',
    familiar: 'sen,seni,sana,senin,hadi,ya,yani,işte',
    firstPlural: 'biz,bizi,bize,bizim,ekibimiz',
    slang: 'selam,süper,harika,vay,kanka,abi',
    institutional:
      'uyarınca,gereğince,kanun,kanunu,yönetmelik,sözleşme,hüküm,hükümleri,sorumluluk,bakanlığı,taraflar,işbu',
    hedges:
      'belki,muhtemelen,galiba,sanırım,herhalde,genellikle,genelde,çoğunlukla,çoğu zaman,bazen,sık sık,yaklaşık,aşağı yukarı,olabilir,olabilirler,olası,neredeyse,gibi görünüyor',
  },
  el: {
    address: 'σας,εσείς,εσάς,μπορείτε',
    familiar: 'εσύ,σου,εσένα,μπορείς,θέλεις,έλα,δες,λοιπόν',
    firstPlural: 'μας,εμείς,εμάς,είμαστε,προσφέρουμε',
    slang: 'γεια,τέλειο,σούπερ,φοβερό,ωραία',
    institutional:
      'σύμφωνα,παρόντος,διατάξεις,νόμος,νόμου,κανονισμός,ευθύνη,σύμβαση,υπουργείο,άρθρο,υποχρεούται,αιτών',
    hedges:
      'ίσως,πιθανόν,πιθανώς,πιθανότατα,μάλλον,συχνά,μερικές φορές,ενίοτε,περίπου,συνήθως,γενικά,φαίνεται,!δεν μπορεί να,μπορεί να είναι,μπορεί να,θα μπορούσε,θα μπορούσαν,σχεδόν,ενδεχομένως,έως #,έως και #',
  },
  he: {
    address: 'לכם,אתם,שלכם,לרשותכם',
    familiar: 'אתה,את,לך,שלך,בוא,בואו,תראו,יאללה,פשוט,ממש',
    firstPlural: 'אנחנו,אנו,שלנו,לנו,אצלנו',
    slang: 'היי,אהלן,סבבה,מגניב,וואו,אחלה,כיף',
    institutional: 'בהתאם,הוראות,חוק,החוק,תקנות,תקנון,אחריות,הסכם,משרד,סעיף,מחויב,צדדים',
    hedges:
      'אולי,ייתכן,יתכן,כנראה,ככל הנראה,לעתים,לעיתים,לפעמים,בדרך כלל,לרוב,בערך,כמעט,נראה,עשוי,עשויה,עשויים,עשויות,יכול להיות,יכולה להיות,עלול,עלולה,עלולים,עלולות,פחות או יותר,עד #',
  },
  uk: {
    address: 'ви,вас,вам,вами,ваш,ваша,ваше,ваші,вашого,вашої,ваших,вашу',
    familiar: 'ти,тебе,тобі,тобою,твій,твоя,твоє,твої,ну,ж,адже,ось,давай,давайте,до речі',
    firstPlural: 'ми,нас,нам,нами,наш,наша,наше,наші,нашої,наших,нашу',
    slang: 'привіт,круто,класно,супер,ого,ура,друзі,прикольно,штука',
    institutional:
      'згідно,цього,відповідності,відповідальність,зобов’язаний,договір,договору,положення,закон,закону,міністерство,заявник,сторони,належний,здійснення',
    hedges:
      '!не може бути,можливо,може бути,можуть бути,мабуть,ймовірно,імовірно,напевно,здається,зазвичай,часто,нерідко,інколи,іноді,приблизно,орієнтовно,близько #,як правило,скоріше за все,міг би,могла б,могло б,могли б,варто,майже,практично',
  },
  ru: {
    address: 'вы,вас,вам,вами,ваш,ваша,ваше,ваши,вашего,вашей,ваших,вашу',
    familiar: 'ты,тебя,тебе,тобой,твой,твоя,твоё,твои,твою,ну,же,ведь,вот,давай,давайте,кстати',
    firstPlural: 'мы,нас,нам,нами,наш,наша,наше,наши,нашей,наших,нашу',
    slang: 'привет,круто,классно,супер,клёво,офигенно,ребята,ура,ого,фишка,штука,штуки,прикольно,окей',
    institutional:
      'согласно,настоящий,настоящего,настоящим,соответствии,ответственность,обязуется,обязан,договор,договора,положения,закон,закона,министерство,заявитель,стороны,вышеуказанный,надлежащий,осуществляет,осуществление',
    hedges:
      '!не может быть,!не могут быть,возможно,может быть,могут быть,вероятно,по-видимому,видимо,наверное,пожалуй,кажется,обычно,часто,нередко,зачастую,иногда,порой,примерно,приблизительно,ориентировочно,около #,порядка #,как правило,чаще всего,скорее всего,мог бы,могла бы,могло бы,могли бы,следует,почти,практически',
  },
};
