import type { Glossary } from './glossary.ts';

/** Japanese words of design, people, trades, places and things. */
export const JAPANESE: Glossary = `
^without: なし, ない, ではない, じゃない, なく, ではなく, じゃなく, 禁止, 以外, いらない, 不要, 抜き, くない, くなく, くなりすぎない, すぎない, 避けたい, 嫌い, 使わない, のない, がない, を使わない, はいらない, はなし, がなく, よりも, の代わりに, のかわりに
dark: ダーク, 暗い, 暗め, 暗く
light: ライト, 明るい, 明るく, 光, 明るめ, 白っぽい, 明るめの
minimalist: ミニマル, ミニマリ, 無駄のない
simple: シンプル, すっきり, きれい
elegant: エレガント, 上品, 洗練
luxury: 高級, ラグジュアリー, 贅沢, 豪華
playful: 遊び心, 楽しい, かわいい, 可愛い, ポップ
colourful: カラフル, 鮮やか
calm: 落ち着, 静か, 穏やか
warm: 温か, 暖か, あたたか, 親しみ
bold: 大胆, 力強い, インパクト
corporate: 信頼, 堅実, ビジネス, 企業
retro: レトロ, 懐かし, 昭和
futuristic: 未来的, 近未来, 未来
brutalist: ブルータリ
editorial: エディトリアル, 雑誌風
natural: ナチュラル, 自然, 手作り, 和風
technical: 技術的, テクニカル
dense: 情報量が多い, 情報密度, 密度
airy: 余白, 広々
black: 黒, 黒い, ブラック
white: 白, 白い, ホワイト
red: 赤, 赤い
blue: 青, 青い, ブルー
green: 緑, 緑の, グリーン
yellow: 黄色, イエロー
orange: オレンジ
pink: ピンク, 桃色
purple: 紫, 紫色, パープル
monochrome: モノクロ, 白黒
website: サイト, ウェブサイト, ホームページ, ページ, 画面, ウェブ
design: デザイン
design system: デザインシステム
typography: タイポグラフィ, 書体, フォント
serif: 明朝, セリフ, 明朝体, セリフ体
rounded corners: 角丸, 丸い, 丸み, 丸い角, 角が丸い
shadows: 影, シャドウ
animations: アニメーション, 動き, 動く, モーション
photos: 写真, 画像
illustrations: イラスト, 挿絵, 挿し絵
gradient: グラデーション, グラデ
bank: 銀行, バンク, ネット銀行
insurance: 保険
airline: 航空, 飛行機, 航空会社, 空港, エアライン
hotel: ホテル, 旅館, 宿, 温泉, 宿泊, 民宿
car: 車, 自動車, クルマ, 自動車メーカー
newspaper: 新聞, ニュース, 朝刊
magazine: 雑誌, マガジン
shop: ショップ, 通販, 店, 商店, お店, ストア
government: 政府, 行政, 自治体, 官公庁, 役所, 市役所, 省庁, 官庁
health: 病院, 医療, 健康, クリニック
education: 学校, 教育, 学習
restaurant: レストラン, カフェ, 料理, グルメ, 食堂, 居酒屋, 飲食店, 料亭
recipes: レシピ
music: 音楽, ミュージック
games: ゲーム
fashion: ファッション, アパレル, 服, 洋服, 着物, 服飾
travel: 旅行, 観光, 旅, 旅行代理店
railway: 鉄道, 電車, 列車, 駅, 新幹線
developers: 開発者, エンジニア, プログラマ, プログラマー, 技術者
designers: デザイナー
children: 子供, こども, 子ども, 幼児, キッズ
young people: 若者, 若い人
artificial intelligence: 人工知能, 生成ai, ai
startup: スタートアップ, ベンチャー, ベンチャー企業
payments: 決済, 支払い
fintech: フィンテック, 金融
software: ソフトウェア, 業務システム, システム, ソフト
security: セキュリティ, 安全, プライバシー
energy: エネルギー, 電力, 電気, 太陽光, 再生可能エネルギー
furniture: 家具, インテリア
real estate: 不動産, 賃貸, 住宅
law firm: 法律事務所, 弁護士, 法律, 司法書士
museum: 美術館, 博物館, ギャラリー, 展覧会, ミュージアム
sports: スポーツ
telecom: 通信, 携帯
online marketplace: フリマ, マーケット, 通販サイト
messenger: メッセージアプリ, チャット
space: 宇宙
accessible: アクセシブル, アクセシビリティ, バリアフリー, 障害者
german: ドイツ, ベルリン
french: フランス, パリ
italian: イタリア
british: イギリス, 英国, ロンドン
american: アメリカ, 米国, アメリカ合衆国
japanese: 日本, 日本風
chinese: 中国
korean: 韓国
swedish: スウェーデン
norwegian: ノルウェー
scandinavian: 北欧
dutch: オランダ
spanish: スペイン
brazilian: ブラジル
polish company: ポーランド
czech: チェコ
turkish: トルコ
russian: ロシア
portuguese: ポルトガル
canadian: カナダ
modern: モダン, 現代的
cute: キュート
friendly: 親しみやすい, フレンドリー
serious: 真面目, 硬派, 真剣, まじめ, お堅い
cool: かっこいい, クール
loud: 派手, 目立つ, うるさい, うるさ, 騒がしい
traditional: 伝統, 老舗
cheap: 安い, 格安, 激安, 安っぽい
elderly: 高齢者, シニア, お年寄り, 年配, おばあちゃん, おじいちゃん, 高齢
women: 女性, 女の子, 女子
students: 学生, 大学生, 生徒, 受験生
electric car: 電気自動車, ev車
app: アプリ, アプリケーション
coffee: コーヒー, 珈琲
wine: ワイン
artists: アーティスト, 絵師
photography: 写真家, カメラマン, フォト
architect: 建築, 建築家, 建築事務所
social network: sns, ソーシャル
video: 動画, 映像
blog: ブログ
handmade: ハンドメイド, 手仕事
doctor: 医師, 医者, お医者さん, 診療所
families: 家族, ファミリー
startup founders: 起業家, 創業者
teenagers: 中高生, ティーン
bakery: パン屋, ベーカリー, ケーキ屋, 洋菓子
classic: クラシック, 定番
easy: 使いやすい, わかりやすい, 簡単
old web: 昔のホームページ, 古いインターネット
company website: 会社, コーポレート
grey: 灰色, グレー
brown: 茶色, ブラウン
beige: ベージュ
cream: クリーム色, 生成り
gold: 金色, ゴールド
silver: 銀色, シルバー
navy: 紺, 紺色, ネイビー
turquoise: ターコイズ, 水色, トルコ石
teal: 青緑
burgundy: ワインレッド, えんじ
pastel: パステル
neon: ネオン, 蛍光
muted: くすんだ, くすみ, 淡い
bold colours: 原色, 強い色, 派手な色
colours: 色, 色合い, 配色
one accent colour: 一色, 差し色, アクセントカラー
warm colours: 暖色
earth tones: アースカラー
high contrast: コントラストが高い, 高コントラスト, ハイコントラスト, 高いコントラスト, コントラスト高め, コントラスト強め, 強いコントラスト, コントラストを高く, コントラストを強く, コントラストの高い, コントラストが強い, コントラストは高め
black background: 黒背景, 黒い背景, 黒地
white background: 白背景, 白い背景, 白地
background: 背景
dark mode: ダークモード, ダークテーマ, 夜間モード, ナイトモード
bright: まぶしい
glow: 発光, 輝き, きらきら
all caps: 大文字
spaced capitals: 字間の広い大文字
letterspaced: 字間
letters: 文字
typeface: 活字
sans serif: ゴシック体, サンセリフ
no serifs: セリフなし
bold type: 太字, 太い文字, 極太
light type: 細い文字, 細字, 細い書体
big type: 大きな文字, 大きい文字, 文字が大きい, 文字の大きい
small text: 小さな文字, 小さい文字, 文字が小さい
monospace: 等幅
handwritten: 手書き
headlines: 見出し
text: テキスト, 本文, 文章
columns: 段組み, カラム
single column: 一段組, 一列, 1カラム
three columns: 三段
cards: カード, タイル
grid: グリッド, 格子, 方眼
strict grid: 厳格なグリッド
white space: 間がある, 間のある, ゆとり, 空間
edges: 端, 縁
square corners: 四角い, 角ばった, 直角
round: 丸, 円い, まるい
circles: 円
hairlines: 線, ライン, 罫線, 細い線, 細線, 極細線
borders: 枠, 枠線
thick borders: 太い線, 太枠
tables: 表, 一覧表, 表組み
lists: リスト, 一覧
centred: 中央揃え, 真ん中, 中央
symmetrical: 左右対称
asymmetric: 非対称
sidebar: サイドバー
full screen photography: 全画面, フルスクリーン
one product per screen: 一画面に一商品
buttons: ボタン
big buttons: 大きなボタン, 大きいボタン
links: リンク
menu: メニュー
dividers: 区切り線
pixel: ドット絵, ピクセル
tidy: 整然
clean: 清潔, 整った
cluttered: ごちゃごちゃ, 雑然
flat: フラット, 平面的
texture: 質感, テクスチャ, 手触り
pattern: 模様, 柄
glass: ガラス
transparent: 透明, 半透明
big photos: 大きな写真, 大きい写真
pictures: 絵
no pictures: 画像なし
no photos: 写真なし, 写真は使わない
smiling people: 笑顔, 笑顔の人
faces: 顔
portraits: 肖像, ポートレート
product photos: 商品写真
black and white photography: 白黒写真, モノクロ写真
drawings: 手描き, 線画
comic: 漫画, マンガ, コミック
icons: アイコン, ピクトグラム
emoji: 絵文字
mascots: マスコット, キャラクター
charts: グラフ, 図表
map: 地図
no animation: アニメーションなし, 動かない, 静止
slow: ゆっくり, 遅い
fast paced: 速い, スピード
dynamic: 躍動感, ダイナミック
moving images: 動画背景
strict: 厳格, 厳しい, 端正
clever: 賢い, 知的, 頭のいい
witty: 皮肉, ユーモア, 笑える, 面白い
cheeky: 生意気
cold: 冷たい, 冷たく, 冷淡, 冷た, 寒い
cheerful: 明るい雰囲気, 陽気
happy: 幸せ
gloomy: 悲しい, 切ない, 寂しい
quiet: 静かな, 静寂
trustworthy: 信頼できる, 安心感
honest: 正直, 誠実
humble: 控えめ, 謙虚
boring: 退屈, つまらない, 地味
exciting: ワクワク, 刺激的
mysterious: 神秘的, ミステリアス, 謎めい
dreamy: 夢のよう, 幻想的, ゆめかわ
romantic: ロマンチック
intimate: 親密
cosy: 居心地, ほっこり, くつろ
human: 人間味, 人間らし, 人間的
caring: 思いやり, 優しい, やさしい
soft: 柔らか, ふんわり, やわらか
raw: 荒々しい, 無骨, ラフ
rough: 粗い, ざらざら
industrial: 工業的, インダストリアル, 工場
precise: 精密, 正確, 緻密
chaotic: 混沌, カオス
provocative: 挑発的, 攻めた
rebellious: 反抗的, 反骨
expensive: 高そう, 高価
refined: 気品, 格調, 品格
tasteful: 趣味のいい, おしゃれ, お洒落
chic: シック
sober: 渋い, 簡素, 質素
understated: さりげない, 主張しない
powerful: パワフル
confident: 自信, 堂々
aggressive: 攻撃的
dramatic: ドラマチック, 劇的
cinematic: 映画のよう, 映画的, シネマティック
weird: 変わった, 奇妙, ユニーク
experimental: 実験的
innovative: 革新的, 斬新
fresh: フレッシュ, 爽やか, 新鮮
young: 若い, 若々し
timeless: 時代を超え, 普遍的, タイムレス
professional: プロ向け, プロフェッショナル
polished: 磨かれた, 丁寧
approachable: 親しみやすく, とっつきやすい
sincere: 心温まる, 心のこもった
relaxed: リラックス, 気楽, ゆるい
formal: フォーマル, かしこまった
emotional: 感動的, エモい, 情緒
sexy: セクシー, 官能的
feminine: 女性的, フェミニン
masculine: 男性的, 男らしい
childlike: 子供っぽい, 子どもっぽい
parents: 親, 両親, 保護者, ママ, パパ
tired: 疲れた, 忙しい
baby: 赤ちゃん, ベビー
pensioners: 年金生活者, 定年
blind: 視覚障害者, 目の見えない, 弱視
users: ユーザー, 利用者, 使う人
people: 人々, 方々
men: 男性, 紳士, メンズ
teachers: 先生, 教師, 教員
nurses: 看護師, ナース, 介護士
patients: 患者
dentist: 歯医者, 歯科
therapist: セラピスト, カウンセ, 心理
accountants: 経理担当, 経理, 会計士, 税理士
accounting: 会計, 帳簿
invoices: 請求書
taxes: 税金, 確定申告
employees: 社員, 従業員, 新入社員
office workers: オフィス, 会社員, 事務
executives: 経営者, 役員, 社長
investors: 投資家
self-employed: フリーランス, 個人事業主
craftsmen: 職人, 大工
farmers: 農家, 農業, 農園
gamers: ゲーマー
musicians: ミュージシャン, 音楽家, バンド
writers: 作家, ライター, 小説家
readers: 読者, 読書
scientists: 科学者, 研究者
tourists: 観光客, 旅人, 旅行者
commuters: 通勤者, 通勤
beginners: 初心者, 入門者
experts: 専門家, プロ
collectors: コレクター, 収集家
customers: お客様, 顧客
citizens: 市民, 住民, 国民
neighbours: 近所, ご近所
dog owners: 犬, 愛犬, ペット
runners: ランナー
café: 喫茶店
tea: お茶, 紅茶, 抹茶
food: 食べ物, 食品, フード
brewery: ビール, 醸造所
chocolate: チョコ, チョコレート
supermarket: スーパー, スーパーマーケット
bookshop: 本屋, 書店, 本
library: 図書館
publisher: 出版社
florist: 花屋, 花
hairdresser: 美容院, 美容室, 床屋
cosmetics: 化粧品, コスメ, 美容
jewellery: 宝石, ジュエリー, アクセサリー
watches: 腕時計, 時計
home: 家, 住まい, 暮らし
garden: 庭, 園芸, 植物
savings: 貯金, 貯蓄
pharmacy: 薬局, ドラッグストア
school: 小学校, 高校, 中学校
kindergarten: 幼稚園, 保育園
course: 講座, 授業, レッスン, 教室
gallery: 画廊
art: 芸術, アート, 美術
theatre: 劇場, 演劇, 舞台, オペラ
cinema: 映画, シネマ, 映画館
festival: フェス, コンサート, 音楽祭, 祭り
radio: ラジオ
podcast: ポッドキャスト
news: 報道
encyclopedia: 百科事典, 辞書
timetable: 時刻表, ダイヤ, 発車案内
public transport: 公共交通, 地下鉄, バス
government form: フォーム, 申請, 申込
police: 警察
construction company: 建設, 工務店
factory: 工房, アトリエ
logistics: 物流, 配送, 郵便, 宅配
bicycle: 自転車
motorbike: バイク, オートバイ
football club: サッカー, 野球
gym: ジム, フィットネス
yoga: ヨガ, 瞑想
charity: 慈善, 寄付, 財団, npo
church: 教会, 寺, 神社
wedding: 結婚式, ウェディング, ブライダル
documentation: ドキュメント, 説明書, マニュアル, 資料
portfolio: ポートフォリオ, 作品集
landing page: ランディングページ, トップページ
dashboard: ダッシュボード, 管理画面
data: データ
small business: 中小企業, 小さな会社, 個人商店
brand: ブランド
agency: 代理店, エージェンシー
toys: おもちゃ, 玩具
shoes: 靴, スニーカー
phone: スマホ, 電話, 携帯電話
paper: 紙, 和紙
wood: 木, 木の, 木材, 木目
stone: 石, 石の
marble: 大理石
concrete: コンクリート
steel: 鉄, 金属, スチール
leather: 革, レザー
linen: 麻, リネン, 布
ceramics: 陶器, 陶芸, 焼き物
notebook: ノート, 手帳
letter paper: 手紙
poster: ポスター
stamp: 切手, 判子
print: 印刷, 活版
nature: 森
sea: 海, ビーチ
mountains: 山, 登山
night: 夜, 夜間, 深夜
sunny: 太陽, 日差し, 夏
winter: 冬, 雪
autumn: 秋
old fashioned: 古い, 昔の, 古びた
vintage: ヴィンテージ, アンティーク, 古風
new: 新しい, 最新
medieval: 中世
soviet: ソ連
art deco: アールデコ, アール・デコ
bauhaus: バウハウス
tradition: 和
austrian: オーストリア
danish: デンマーク
finnish: フィンランド
belgian: ベルギー
irish: アイルランド
greek: ギリシャ, ギリシア
indian: インド
australian: オーストラリア
mexican: メキシコ
ukrainian: ウクライナ
european: ヨーロッパ, 欧州, ヨーロッパ風
asian: アジア
big: 大きい, 大きな, 大きく, でかい
small: 小さい, 小さな, 小さく
wide: 広い
narrow: 狭い, 細い
thick: 太い, 厚い
thin: 薄い, 繊細
square: 正方形, 四角
almost empty: 空っぽ, 何もない, がらんと
price: 値段, 価格, 値札
discount: 割引, セール, 特売
plain language: やさしい日本語, わかりやすい言葉
readable: 見やすい, 読みやすい
practical: 実用的, 便利, 機能的
beautiful: 美しい, きれいな, 綺麗
ugly design: ダサい, 醜い
magical: 魔法, 童話
storytelling: 物語, ストーリー
scholarly: 学術的, アカデミック
literary: 文学, 詩
poetic: 詩的, ポエティック
ecological: エコ, サステナブル, オーガニック
geometric: 幾何学
diagonal: 斜め
blueprint: 設計図, 図面
typewriter: タイプライター
terminal: ターミナル, 端末, 黒い画面
like: のような, みたいな, っぽい, 風の
alternative: の代わり, の代わりになる, 代わり, の代替, 代替
hard to read: 読みにくい
where is: どこ
how to: 作り方, やり方
how much is: いくら
today: 今日, 本日
weather: 天気
opening hours: 営業時間
short sentences: 短い文, 文は短く, 短文
long sentences: 長い文, 文は長め
formal tone: 敬語, 丁寧語
casual tone: カジュアルな口調, くだけた口調, タメ口
one typeface for everything: 書体は一つ, フォントは一つ, 書体は一種類, フォントは一種類
cool colours: 寒色
vivid colours: 鮮やかな色
square corners: 角は四角, 角丸なし, 角は丸めない
pill buttons: 丸いボタン, ボタンは丸く
outlined buttons: 枠線だけのボタン, 枠だけのボタン
filled buttons: 塗りつぶしのボタン, 塗りのボタン
animations on scroll: スクロールで動く, スクロールに合わせて, スクロールアニメーション
large body text: 本文は大きめ, 本文は大きく, 文字は大きめ, 文字を大きく
packed with information: 情報を詰め込, ぎっしり
illustrations instead of photos: 写真の代わりにイラスト, 写真ではなくイラスト, 写真よりイラスト
what time is it: 何時
hello: こんにちは, おはよう, こんばんは
thank you: ありがとう
how are you: 元気ですか, お元気
who are you: あなたは誰
how long: 何分, 何時間
why is: なぜ, どうして, なんで
how do i: 方法, の仕方
when is: いつ
who won: 誰が勝った
tomorrow: 明日
weather forecast: 天気予報
boil an egg: ゆで卵, 卵
soup: スープ
pasta: ご飯, パスタ, うどん
pancakes: ホットケーキ
headache: 頭痛, 頭が痛い, 腹痛
fever symptoms: 発熱, 咳
near me: 近くの
my dog: うちの犬, うちの猫
tyre: タイヤ
passport: パスポート
lottery numbers: 宝くじ
song lyrics: 歌詞
capital of: 首都
resignation letter: 退職届
bus timetable: 終電
stain: シミ
emergency dentist: 救急, 夜間診療
phone number: 電話番号
jokes: ダジャレ
translate into english: 英語に翻訳
printer does not work: 壊れた
divorce: 離婚
salary: 給料, 年収
accent: アクセント
singaporean: シンガポール
romanian: ルーマニア
nigeria: ナイジェリア
maltese: マルタ
israel: イスラエル
estonia: エストニア
argentina: アルゼンチン
armenian: アルメニア
switzerland: スイスの会社, スイスの企業, スイスのブランド, スイス企業, スイス製, スイス
bank switzerland: スイスの銀行, スイス銀行
short texts: 短いテキスト, 短い文章, 文章は短く, 文章は短め, テキストは短く, テキストは短め, 本文は短く, 本文は短め, 文章が短い, 短めの文章, テキスト少なめ
long texts: 長いテキスト, 長い文章, 文章は長く, 文章は長め, テキストは長め, 本文は長め, 本文は長く, 長文, 文章が長い, テキスト多め
contrast: コントラスト
low contrast: 低いコントラスト, コントラスト低め, コントラストが低い, コントラストの低い, 低コントラスト, 弱いコントラスト, コントラスト弱め, コントラストを低く, コントラストは低め, コントラスト控えめ
more distance between the sections: セクションの間隔を広く, セクション間の余白を広く, セクション間の余白を多め, セクション間の余白を多く, セクション間隔を広く, セクションの間をもっと, セクション間を広く, セクション間は広め
small gaps between the sections: セクションの間隔を狭く, セクション間の余白を狭く, セクション間の余白を少な, セクション間隔を狭く, セクション間を狭く, セクション間は狭め
less shadows: 影を少なく, 影は控えめ, 影を減らす, 影少なめ, 影は少なめ, 影を控えめ, 影を弱く, 影は弱め
automatic: 自動, 自動的, 自動切替, 自動切り替え
automatic dark mode: 自動ダークモード, ダークモード自動切替, 自動的にダークモード, ダークモード自動
only on hover: ホバー時だけ, ホバー時のみ, ホバーだけ, ホバー時にだけ, ホバーしたときだけ, ホバーした時だけ, マウスを乗せた時だけ, マウスを乗せたときだけ, マウスオーバー時のみ, マウスオーバー時だけ, カーソルを合わせた時だけ
on hover: ホバー時, マウスオーバー時, ホバー
light headings: 細い見出し, 細字の見出し, 見出しは細く, 見出しは細め, 見出しは細字, 見出しを細く, 細めの見出し
bold headlines: 太い見出し, 太字の見出し, 見出しは太く, 見出しは太字, 見出しを太く, 見出しは太め
university: 大学, 大学院, 総合大学, 国立大学
swiss style: スイススタイル, スイス風, スイスデザイン, スイスのデザイン, スイス様式, スイススタイルの
swiss typography: スイスタイポグラフィ, スイスのタイポグラフィ
chilean: チリ共和国
colombian: コロンビア
new zealand: ニュージーランド
south african: 南アフリカ
kenyan: ケニア
egyptian: エジプト
latvian: ラトビア
lithuanian: リトアニア
icelandic: アイスランド
hungarian: ハンガリー
bulgarian: ブルガリア
thai: タイ王国
vietnamese: ベトナム
indonesian: インドネシア
taiwanese: 台湾
saudi: サウジアラビア
emirati: アラブ首長国連邦, ドバイ
hong kong: 香港
search engine: 検索エンジン
food delivery: フードデリバリー, 出前
television: テレビ
second hand cars: 中古車
`;
