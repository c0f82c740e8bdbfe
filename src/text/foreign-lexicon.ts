import type { LexicalArchetype } from './archetype-lexicon.ts';
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
  readonly archetypes: Readonly<Partial<Record<LexicalArchetype, string>>>;
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
    archetypes: {
      engineer:
        '安装,安裝,组件,元件,配置,接口,代码,代碼,程式碼,框架,浏览器,瀏覽器,开发者,开发,開發,版本,插件,脚本,变量,参数,參數,函数,函式,方法,属性,屬性,样式,模块,編譯,编译,部署,命令,源码,开源,開源,服务器,数据库,性能,兼容,响应式,渲染,布局,前端,后端,依赖,调用,调试,字体,文件,选择器',
      librarian:
        '定义,定義,说明,說明,参考,參考,索引,目录,目錄,术语,章节,文献,词典,规范,標準,标准,指南,概述,资料,历史,研究',
      artist: '梦,夢,诗,詩,光影,灵魂,美丽,艺术,藝術,想象,灵感,故事,时光,情感,音乐,月光',
      friend: '谢谢,謝謝,一起,喜欢,快乐,开心,欢迎,朋友,简单,轻松,试试,别担心,加油,当然',
      concierge:
        '服务,服務,客户,客戶,咨询,諮詢,预订,預訂,专业团队,解决方案,为您,為您,联系我们,定制,预约,售后',
      curator: '精选,精選,作品,展览,展覽,收藏,设计师,設計師,艺术家,画廊,专题,策展',
      challenger: '颠覆,顛覆,革命,打破,告别,告別,不再,拒绝,重新定义,远离,臃肿,敢于,反对',
    },
  },
  ja: {
    address: 'あなた,皆様,お客様,ください,下さい',
    familiar: 'ましょう,ですね,ますね,ですよ,ますよ,みよう,みてね,だよ,だね,かな,ちゃ,っと,くださいね',
    firstPlural: '私たち,わたしたち,私達,我々',
    slang: 'やばい,すごい,すげ,めっちゃ,かわいい,わくわく,ワクワク,みんな',
    institutional: '規約,条項,当社,弊社,ものとします,に基づき,法令,責任を負,第三者,権利,義務,ならびに',
    hedges:
      'かもしれ,たぶん,多分,おそらく,と思,でしょう,だろう,場合があ,ことがあ,ようです,らしい,およそ,ほぼ,可能性,一般に,通常,時々,なるべく',
    archetypes: {
      engineer:
        'インストール,コンポーネント,コマンド,コード,ブラウザ,ライブラリ,フレームワーク,プラグイン,開発,設定,バージョン,関数,引数,変数,メソッド,プロパティ,クラス,セレクタ,要素,モジュール,スクリプト,ファイル,サーバ,データベース,デプロイ,ビルド,オープンソース,リポジトリ,パッケージ,フォント,スタイルシート,レスポンシブ,実装,対応,環境,属性,タグ',
      librarian: '定義,参照,索引,目次,用語,資料,文献,規格,標準,歴史,研究,解説,説明,概要,一覧,原則',
      artist: '夢,詩,静か,魂,美し,風景,想像,物語,音楽',
      friend: 'ありがとう,一緒に,楽し,嬉し,ようこそ,友,簡単,大丈夫,好き,みんな,気軽',
      concierge:
        'サービス,お客様,お問い合わせ,ご予約,ご相談,承り,ご案内,おもてなし,ご利用,ご提案,お届け,お任せ',
      curator: '作品,展覧会,セレクト,厳選,コレクション,デザイナー,アーティスト,ギャラリー,特集',
      challenger: '革命,破壊,壊す,常識,もう終わり,やめよう,覆す',
    },
  },
  ko: {
    address: '당신,여러분,고객님,세요,십시오',
    familiar: '해요,어요,아요,네요,예요,이에요,죠,까요,할게요,봐요,줘요,돼요',
    firstPlural: '우리,저희',
    slang: 'ㅋㅋ,ㅎㅎ,대박,짱,진짜,꿀팁',
    institutional: '약관,조항,규정,법률,귀하,의거,당사,책임을,준수,하여야',
    hedges: '아마,수도 있,것 같,보통,대체로,대략,가끔,어쩌면,듯하,듯합,일반적으로,가능성,약간',
    archetypes: {
      engineer:
        '설치,컴포넌트,명령,코드,브라우저,라이브러리,프레임워크,플러그인,개발,설정,버전,함수,변수,메서드,속성,클래스,선택자,모듈,스크립트,파일,서버,데이터,배포,빌드,오픈 소스,오픈소스,저장소,패키지,글꼴,폰트,반응형',
      librarian: '정의,참조,색인,목차,용어,자료,문헌,표준,역사,연구,설명,개요,안내서',
      artist: '꿈,시인,빛,고요,영혼,아름다,풍경,상상,이야기,음악,달빛,마음',
      friend: '감사,함께,즐거,환영,친구,쉽게,걱정,좋아,안녕',
      concierge: '서비스,고객,문의,예약,상담,맞춤,전문가',
      curator: '작품,전시,엄선,컬렉션,디자이너,작가,갤러리,특집',
      challenger: '혁명,파괴,도전,거부,더 이상',
    },
  },
  ar: {
    address: 'أنت,أنتم,لك,لكم,يمكنك,عليك,بك,لديك',
    familiar: 'إنت,انت,شو,هيك,عشان,لسه,كمان,بدك,ازاي,ليه,هنا بقى,يلا',
    firstPlural: 'نحن,لدينا,فريقنا,نقدم,إننا',
    slang: 'رائع,واو,مذهل,هاي,أهلا,هههه,جدا جدا',
    institutional: 'المادة,أحكام,القانون,اللائحة,بموجب,يجوز,الطرف,المسؤولية,الالتزام,وفقا,يتعين,الوزارة,الهيئة',
    hedges: 'ربما,قد يكون,قد تكون,قد يؤدي,يمكن أن,عادة,أحيانا,تقريبا,غالبا,لعل,حوالي,يبدو,نوعا ما,من المحتمل',
    archetypes: {
      engineer:
        'تثبيت,مكتبة,المكتبة,إطار,كود,الكود,المتصفح,متصفح,المطور,المطورين,إصدار,واجهة,برمجة,دالة,متغير,خادم,ملف,الملف,بيانات,مفتوح المصدر,خط,الخط,أمر,سطر',
      librarian: 'تعريف,مرجع,فهرس,دليل,الدليل,معيار,مصدر,تاريخ,دراسة,معلومات,فصل',
      artist: 'حلم,شعر,ضوء,روح,جمال,خيال,قصة,موسيقى,قلب',
      friend: 'شكرا,معا,مرحبا,صديق,سهل,استمتع,أهلا',
      concierge: 'خدمة,خدمات,خدماتنا,عملاء,عملائنا,حجز,استشارة,حلول,نقدم',
      curator: 'مختارات,أعمال,معرض,مصمم,فنان,استوديو',
      challenger: 'ثورة,كسر,توقف,أبدا,تحدي,رفض',
    },
  },
  fa: {
    address: 'شما,شماست,توانید,کنید,می توانید,میتوانید',
    familiar: 'تو,رو,اینه,بشه,میشه,میشن,میتونید,میتونی,بکنید,هست که,واسه,دیگه,یه,اگه,بهتون,ببین,بذار',
    firstPlural: 'ما,ماست,کنیم,هستیم',
    slang: 'سلام,عالی,باحال,وای,خفن,دمت گرم,رفیق,عزیز',
    institutional: 'ماده,مقررات,قانون,موجب,مطابق,مفاد,طرفین,مسئولیت,موظف,وزارت,سازمان,بدین وسیله',
    hedges: 'شاید,ممکن است,احتمالا,معمولا,گاهی,تقریبا,به نظر,حدود,اغلب,بهتر است,کمابیش',
    archetypes: {
      engineer:
        'نصب,کتابخانه,چارچوب,کد,کدها,مرورگر,توسعه,نسخه,افزونه,تابع,متغیر,سرور,فایل,فایلهای,داده,متن باز,فونت,قلم,دستور,وب,پکیج,مخزن,گیت هاب,گیتهاب,نرم افزار,برنامه',
      librarian: 'تعریف,مرجع,فهرست,راهنما,استاندارد,منبع,تاریخ,پژوهش,اطلاعات,فصل,مقاله',
      artist: 'رویا,شعر,نور,روح,زیبایی,خیال,داستان,موسیقی,دل,عشق,بهار',
      friend: 'ممنون,سپاس,با هم,خوش آمدید,دوست,دوستان,ساده,آسان,لذت',
      concierge: 'خدمات,مشتریان,مشتری,رزرو,مشاوره,راهکار,سفارش',
      curator: 'برگزیده,آثار,نمایشگاه,طراح,هنرمند,گالری,استودیو',
      challenger: 'انقلاب,شکستن,هرگز,متفاوت,چالش,نه به',
    },
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
    archetypes: {
      engineer:
        'entwickler,installieren,installation,befehl,schnittstelle,quelltext,datei,dateien,bibliothek,komponenten,datenbank,konfiguration,version,funktion,klasse,variable',
      librarian:
        'definition,siehe,verzeichnis,glossar,abschnitt,kapitel,quelle,norm,übersicht,informationen,artikel',
      artist: 'licht,traum,träume,stille,seele,poesie,schönheit,fantasie,geschichte,musik',
      friend: 'danke,willkommen,gemeinsam,freunde,einfach,spaß,keine sorge,viel spaß,hilft',
      concierge:
        'service,leistungen,kunden,beratung,termin,angebot,anfrage,betreuung,experten,lösungen,wir bieten,gäste',
      curator: 'ausgewählt,ausgewählte,sammlung,ausstellung,künstler,galerie,werke,designer,redaktion',
      challenger: 'schluss,nie wieder,statt,anders,revolution,kampf,endlich,kaputt',
    },
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
    archetypes: {
      engineer:
        'développeur,développeurs,installer,installation,commande,interface,fichier,fichiers,bibliothèque,composants,navigateur,base de données,configuration,version,fonction,variable',
      librarian:
        'définition,voir,index,glossaire,chapitre,section,source,norme,référence,informations,article',
      artist: 'lumière,rêve,rêves,silence,âme,poésie,beauté,imagination,histoire,musique',
      friend: 'merci,bienvenue,ensemble,amis,simple,facile,plaisir,pas de panique',
      concierge:
        'service,services,clients,conseil,rendez-vous,devis,réservation,équipe,solutions,accompagnement',
      curator: 'sélection,collection,exposition,artiste,artistes,galerie,œuvres,créateur,rédaction',
      challenger: 'fini,jamais,assez,révolution,autrement,casser,contre,enfin',
    },
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
    archetypes: {
      engineer:
        'desarrollador,desarrolladores,instalar,instalación,comando,interfaz,código,archivo,archivos,biblioteca,componentes,navegador,base de datos,configuración,versión,función,variable',
      librarian: 'definición,véase,índice,glosario,capítulo,sección,fuente,norma,referencia,información',
      artist: 'luz,sueño,sueños,silencio,alma,poesía,belleza,imaginación,historia,música',
      friend: 'gracias,bienvenido,bienvenidos,juntos,amigos,fácil,sencillo,disfruta',
      concierge: 'servicio,servicios,clientes,asesoría,cita,presupuesto,reserva,equipo,soluciones,ofrecemos',
      curator: 'selección,colección,exposición,artista,artistas,galería,obras,diseñador',
      challenger: 'basta,nunca,revolución,romper,contra,rompe,diferente',
    },
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
    archetypes: {
      engineer:
        'sviluppatore,sviluppatori,installare,comando,interfaccia,codice,file,libreria,componenti,browser,versione,funzione',
      librarian: 'definizione,vedi,indice,glossario,capitolo,sezione,fonte,norma,informazioni',
      artist: 'luce,sogno,sogni,silenzio,anima,poesia,bellezza,immaginazione,musica',
      friend: 'grazie,benvenuto,benvenuti,insieme,amici,facile,semplice',
      concierge: 'servizio,servizi,clienti,consulenza,appuntamento,preventivo,prenota,soluzioni,offriamo',
      curator: 'selezione,collezione,mostra,artista,artisti,galleria,opere',
      challenger: 'basta,mai,rivoluzione,rompere,contro',
    },
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
    archetypes: {
      engineer:
        'desenvolvedor,desenvolvedores,instalar,instalação,comando,código,arquivo,arquivos,biblioteca,componentes,navegador,versão,função',
      librarian: 'definição,veja,índice,glossário,capítulo,seção,fonte,norma,informações',
      artist: 'luz,sonho,sonhos,silêncio,alma,poesia,beleza,imaginação,música',
      friend: 'obrigado,bem-vindo,juntos,amigos,fácil,simples,aproveite',
      concierge: 'serviço,serviços,clientes,consultoria,orçamento,reserva,equipe,soluções,oferecemos',
      curator: 'seleção,coleção,exposição,artista,artistas,galeria,obras',
      challenger: 'chega,nunca,revolução,quebrar,contra',
    },
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
    archetypes: {
      engineer:
        'ontwikkelaar,ontwikkelaars,installeren,opdracht,bestand,bestanden,bibliotheek,componenten,versie,functie',
      librarian: 'definitie,zie,index,begrippen,hoofdstuk,bron,norm,informatie',
      artist: 'licht,droom,dromen,stilte,ziel,poëzie,schoonheid,muziek',
      friend: 'bedankt,welkom,samen,vrienden,makkelijk,eenvoudig,plezier',
      concierge: 'dienst,diensten,klanten,advies,afspraak,offerte,oplossingen',
      curator: 'selectie,collectie,tentoonstelling,kunstenaar,galerie,werken',
      challenger: 'genoeg,nooit,revolutie,breken,tegen',
    },
  },
  sv: {
    address: 'ni,er,ert,era',
    familiar: 'du,dig,din,ditt,dina,ju,nog,va',
    firstPlural: 'vi,oss,vår,vårt,våra',
    slang: 'hej,tjena,kul,cool,super,grym,snyggt,kanon',
    institutional: 'enligt,bestämmelser,ansvar,avtal,förordning,myndighet,sökande,skall,departement',
    hedges:
      'kanske,möjligen,troligen,skulle kunna,ofta,ibland,ungefär,vanligtvis,verkar,tycks,eventuellt,upp till,cirka',
    archetypes: {
      engineer: 'utvecklare,installera,kommando,fil,filer,bibliotek,komponenter,version,funktion,webbläsare',
      librarian: 'definition,se,register,ordlista,kapitel,källa,standard,information',
      artist: 'ljus,dröm,drömmar,tystnad,själ,poesi,skönhet,musik',
      friend: 'tack,välkommen,tillsammans,vänner,enkelt,lätt,roligt',
      concierge: 'tjänst,tjänster,kunder,rådgivning,offert,bokning,lösningar',
      curator: 'urval,samling,utställning,konstnär,galleri,verk',
      challenger: 'nog,aldrig,revolution,bryta,mot',
    },
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
    archetypes: {
      engineer:
        'установка,установить,установите,код,кода,библиотека,библиотеки,фреймворк,плагин,компонент,компоненты,браузер,браузера,браузеры,разработчик,разработчиков,версия,версии,функция,функции,класс,переменная,команда,сервер,файл,файлы,файла,настройка,параметры,скрипт,шрифт,метод,модуль',
      librarian:
        'определение,справочник,указатель,словарь,раздел,глава,источник,стандарт,документация,руководство,обзор,история,исследование,статья',
      artist: 'свет,мечта,мечты,тишина,душа,поэзия,красота,воображение,музыка,стихи,сон',
      friend: 'спасибо,вместе,добро пожаловать,друзья,друг,просто,легко,не волнуйтесь,удовольствием',
      concierge:
        'услуги,услуга,клиенты,клиентов,клиентам,консультация,заказать,заявка,запись,специалисты,решения,под ключ,предлагаем',
      curator: 'избранное,коллекция,выставка,художник,художники,галерея,работы,дизайнер,подборка,редакция',
      challenger: 'хватит,никогда,революция,против,ломает,надоело,вместо',
    },
  },
};
