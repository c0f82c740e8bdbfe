/** DATA: verbs and phrases that begin the labels of action buttons; English first. */
const OPENINGS = `
  get, start, try, download, buy, order, add to, shop, sign up, sign in, log in, register, subscribe, join, create,
  contact, book, reserve, request, schedule, see, view, learn, read, find, discover, explore, browse, watch, play,
  listen, send, submit, upgrade, install, donate, sponsor, support, continue, apply, launch, open, build,
  make, tell me, show me, take, visit, meet, call, talk, chat, claim, save, search, go to, check, choose, compare,
  configure, deploy, generate, hire, import, invite, notify, pay, pre-order, preview, preorder, publish, quote,
  redeem, renew, wishlist, switch to, unlock, update, use, write, next, older, newer, more, new, free, docs,
  documentation, demo, live demo, github, i want, let's, yes, click, look, what we,
  jetzt, mehr, kostenlos, kaufen, bestellen, anmelden, registrieren, herunterladen, zum, zur, kontakt, weiter,
  termin, anfragen, anfrage, entdecken, erfahren, buchen, ansehen, spenden, suchen, senden, absenden,
  acheter, commencer, découvrir, découvrez, essayer, télécharger, s'inscrire, en savoir plus, voir, contactez,
  contactez-nous, nous contacter, réserver, réservez, commander, demander, prendre rendez-vous, envoyer, lire,
  comprar, compra, empezar, empieza, descubre, descubrir, descargar, probar, regístrate, más, ver, suscríbete,
  contacto, contáctanos, contactar, reservar, reserva, solicitar, solicita, pedir, enviar, leer, conoce, únete,
  comece, saiba mais, saber mais, baixar, baixe, assine, conheça, conhecer, agende, agendar, solicite, contrate,
  compre, peça, quero, entre em contato, entrar em contato, fale conosco, fale com, cadastre-se, inscreva-se, veja,
  acquista, scopri, inizia, prova, scarica, iscriviti, prenota, contattaci, richiedi, leggi, invia, ordina, vedi,
  bestel, koop, begin, bekijk, lees, meld, neem contact, ontdek, köp, beställ, läs, boka, anmäl, kjøp, bestill, les,
  køb, bestil, læs, osta, tilaa, lue, kup, zamów, sprawdź, zobacz, dowiedz się, skontaktuj, umów, pobierz, wyślij,
  koupit, objednat, zjistit, zobrazit, stáhnout, satın al, başla, incele, keşfet, iletişim, indir, gönder, devamı,
  заказать, купить, подробнее, узнать, получить, начать, скачать, записаться, связаться, оставить заявку, смотреть,
  оформить, отправить, попробовать, забронировать, выбрать, рассчитать, позвонить, написать, читать, перейти,
  замовити, купити, детальніше, дізнатися, отримати, завантажити, записатися, надіслати, переглянути,
  αγορά, αγόρασε, δείτε, μάθετε, επικοινωνία, επικοινωνήστε, κράτηση, κατεβάστε, εγγραφή, αποστολή,
  اطلب, اشتر, ابدأ, احجز, تواصل, اتصل, تسوق, سجل, اكتشف, المزيد, مشاهدة, تحميل, عرض, إرسال,
  קנה, הזמן, צור קשר, התחל, לפרטים, הורד, شراء, خرید, دانلود, تماس, ثبت, مشاهده, अभी, खरीदें, संपर्क`
  .split(',')
  .map((phrase) => phrase.trim());

/** DATA: phrases that ask for an action anywhere in a label of a script without spaces between words. */
const UNSPACED =
  /お問い?合わせ|申し?込|予約|購入|注文|無料|詳し|詳細|もっと|見る|読む|始め|登録|ダウンロード|相談|依頼|資料請求|送信|试用|立即|马上|联系|了解|下载|购买|预约|查看|注册|開始|开始|聯絡|聯繫|下載|購買|預約|加入|提交|문의|신청|예약|구매|다운로드|시작|자세히|더\s?보기|가입|등록|보러/u;

const MAX_LABEL = 40; // characters; longer links are sentences or headlines

const MAX_UNSPACED = 16; // characters, each about two of an alphabet
const BEFORE_WORDS = /^[^\p{L}\p{N}]+/u; // pictures, arrows and quotation marks

/** Whether a label asks for an action: `Get started`, `Add to cart`. */
export function asksForAction(label: string): boolean {
  const text = label.replace(BEFORE_WORDS, '').toLowerCase();
  if (text === '' || text.length > MAX_LABEL) return false;
  if (text.length <= MAX_UNSPACED && UNSPACED.test(text)) return true;
  return OPENINGS.some(
    (phrase) => text.startsWith(phrase) && !/[\p{L}\p{N}]/u.test(text.charAt(phrase.length)),
  );
}

const SPREADING =
  /^(share|tweet|retweet|like|follow|teilen|folgen|partager|suivre|compartir|seguir|condividi|segui)\b/;

/** Whether a label asks to share the page or to follow its owners elsewhere: `Share on Facebook`. */
export function asksToSpread(label: string): boolean {
  return SPREADING.test(label.trim().toLowerCase());
}
