import type { Glossary } from './glossary.ts';

/** Chinese words of design, people, trades, places and things. */
export const CHINESE: Glossary = `
or: 或
dark: 深色, 暗色, 黑暗, 暗黑
light: 浅色, 明亮, 亮色, 光, 光线, 淺色
minimalist: 极简, 簡約, 简约, 極簡
simple: 简单, 简洁, 乾淨, 干净
elegant: 优雅, 優雅, 精致
luxury: 奢华, 奢侈, 高端, 豪华
playful: 活泼, 有趣, 可爱, 俏皮
colourful: 多彩, 鲜艳, 彩色, 缤纷
calm: 安静, 宁静, 平静
warm: 温暖, 温馨, 亲切
bold: 大胆, 醒目
corporate: 专业, 企业, 商务, 可靠
retro: 复古, 懷舊, 怀旧
futuristic: 未来, 科幻, 科技感
brutalist: 粗野主义, 野兽派
editorial: 编辑风, 杂志风, 杂志感
natural: 自然, 天然, 手工
technical: 技术感, 技术性
dense: 信息密集, 密集
airy: 留白
black: 黑色, 黑
white: 白色, 白
red: 红色, 紅色
blue: 蓝色, 藍色
green: 绿色, 綠色
yellow: 黄色
orange: 橙色, 橘色
pink: 粉色, 粉红
purple: 紫色
monochrome: 黑白, 单色
website: 网站, 網站, 网页, 页面, 頁面, 網頁
design: 设计, 設計
design system: 设计系统, 设计规范, 組件庫, 组件库
typography: 字体, 排版
serif: 衬线, 襯線, 宋体, 明体
rounded corners: 圆角
shadows: 阴影, 陰影
animations: 动画, 動畫, 动效
photos: 照片, 图片, 摄影
illustrations: 插画, 插圖
gradient: 渐变, 漸變
without: 没有, 不要, 无, 沒有, 不, 不能, 别, 拒绝
bank: 银行, 銀行
insurance: 保险, 保險
airline: 航空, 航空公司, 机场
hotel: 酒店, 旅馆, 民宿, 宾馆
car: 汽车, 汽車, 跑车, 轿车, 车
newspaper: 报纸, 新闻, 報紙, 报刊
magazine: 杂志, 雜誌, 期刊
shop: 商店, 网店, 电商, 購物, 购物, 店铺, 小店
government: 政府, 政务, 机关
health: 医院, 健康, 医疗, 醫院
education: 学校, 教育
restaurant: 餐厅, 美食, 餐廳, 饭店, 餐馆
coffee: 咖啡
music: 音乐, 音樂
games: 游戏, 遊戲
fashion: 时尚, 服装, 時尚, 时装
travel: 旅行, 旅游, 旅遊
railway: 铁路, 火车, 高铁, 车站
developers: 开发者, 程序员, 开发工具, 開發者
designers: 设计师, 設計師
children: 儿童, 孩子, 兒童, 小孩
young people: 年轻人, 年輕人
artificial intelligence: 人工智能, ai, 大模型
startup: 初创, 创业
payments: 支付, 付款
fintech: 金融, 金融科技
software: 软件, 軟體
security: 安全, 隐私
energy: 能源, 电力, 太阳能
furniture: 家具, 家居
real estate: 房地产, 地产, 房产, 租房
law firm: 律师, 律所, 法律
museum: 博物馆, 美术馆, 画廊, 展览
sports: 运动, 體育, 体育
telecom: 电信, 通信
online marketplace: 二手, 市场
messenger: 聊天, 即时通讯
space: 航天, 太空
accessible: 无障碍, 残疾人
german: 德国, 德國, 德式
french: 法国, 法國, 法式
italian: 意大利, 義大利, 意式
british: 英国, 英國, 英式, 伦敦
american: 美国, 美國, 美式
japanese: 日本, 日式
chinese: 中国, 中國, 中式
korean: 韩国, 韓國, 韩式
swedish: 瑞典
norwegian: 挪威
scandinavian: 北欧
dutch: 荷兰, 荷蘭
spanish: 西班牙
brazilian: 巴西
polish company: 波兰
czech: 捷克
turkish: 土耳其
russian: 俄罗斯, 俄國, 俄国, 俄羅斯
portuguese: 葡萄牙
canadian: 加拿大
modern: 现代, 現代
cute: 萌
friendly: 友好, 亲和
serious: 严肃, 正式, 正经
cool: 酷, 潮
loud: 张扬, 吵闹, 喧闹
traditional: 传统
cheap: 便宜, 廉价, 实惠
elderly: 老人, 老年人, 长辈
women: 女性, 女生, 女士
students: 学生, 大学生
electric car: 电动车, 电动汽车
app: 应用, 手机应用, 软件应用
wine: 葡萄酒, 红酒
artists: 艺术家, 画师
architect: 建筑, 建筑师, 建筑事务所
social network: 社交, 社交网络
video: 视频
blog: 博客
doctor: 医生, 诊所
families: 家庭, 亲子
startup founders: 创业者, 创始人
teenagers: 青少年
bakery: 面包店, 烘焙, 蛋糕店
classic: 经典
easy: 易用, 简单易懂, 容易
old web: 老网站, 旧网页
company website: 公司官网
grey: 灰色, 灰
brown: 棕色, 褐色
beige: 米色
cream: 奶油色, 米白
gold: 金色, 黄金
silver: 银色
navy: 深蓝, 藏蓝, 海军蓝
turquoise: 青绿, 蓝绿
burgundy: 酒红
pastel: 马卡龙, 粉彩
neon: 霓虹, 荧光
muted: 低饱和, 柔和
colours: 颜色, 色彩, 配色
one accent colour: 单色点缀, 点缀色, 一种颜色
warm colours: 暖色
earth tones: 大地色
high contrast: 高对比, 对比强烈, 高对比度, 强对比, 强烈对比, 对比度高, 高對比, 高對比度, 强对比度, 对比强
black background: 黑色背景, 黑底
white background: 白色背景, 白底
background: 背景
dark mode: 深色模式, 暗黑模式, 深色主题, 夜间模式, 暗色模式, 黑夜模式
glow: 发光, 光晕
all caps: 大写, 全大写
spaced capitals: 字距宽的大写
letterspaced: 字距, 字间距
letters: 字母, 文字
sans serif: 无衬线, 黑体
no serifs: 不要衬线
bold type: 粗体, 粗字
light type: 细体, 细字
big type: 大字, 大号字, 大标题, 字大
small text: 小字, 小号字
monospace: 等宽
handwritten: 手写
headlines: 标题, 標題
text: 文本, 正文
columns: 分栏, 栏
single column: 单栏, 单列
three columns: 三栏, 三列
cards: 卡片, 方块
grid: 网格, 栅格
strict grid: 严格网格
white space: 空白
edges: 边缘
square corners: 直角, 方角, 棱角
round: 圆形, 圆润
circles: 圆圈
hairlines: 线条, 线, 细线
borders: 边框
thick borders: 粗线, 粗边框
tables: 表格
lists: 列表, 清单
centred: 居中
symmetrical: 对称
asymmetric: 不对称, 非对称
sidebar: 侧边栏, 侧栏
full screen photography: 全屏
one product per screen: 一屏一个产品
buttons: 按钮
big buttons: 大按钮
links: 链接
menu: 菜单
dividers: 分隔线
pixel: 像素
tidy: 整齐
clean: 整洁, 清爽
cluttered: 杂乱, 拥挤, 花哨
flat: 扁平
texture: 纹理, 质感
pattern: 图案, 花纹
glass: 玻璃, 毛玻璃
transparent: 透明, 半透明
big photos: 大图, 大幅照片
pictures: 图像
no pictures: 没有图片, 无图
smiling people: 笑脸, 微笑的人
faces: 人脸, 面孔
portraits: 肖像, 人像
product photos: 产品图, 商品图
black and white photography: 黑白照片
drawings: 手绘, 插图, 画
comic: 漫画, 动漫
icons: 图标
emoji: 表情符号
mascots: 吉祥物
charts: 图表
map: 地图
no animation: 没有动画, 静态
slow: 缓慢, 慢
fast paced: 快速
dynamic: 动感, 有活力
moving images: 视频背景
strict: 严格, 严谨
clever: 聪明, 机智, 智慧
witty: 幽默, 风趣, 讽刺, 调侃
cheeky: 调皮
cold: 冷淡, 冰冷, 冷
cheerful: 欢快, 快乐, 开朗
happy: 幸福
gloomy: 悲伤, 忧郁
trustworthy: 可信, 信任
honest: 诚实, 真诚
humble: 谦虚, 朴素, 低调
boring: 无聊, 乏味
exciting: 激动人心, 刺激
mysterious: 神秘
dreamy: 梦幻
romantic: 浪漫
intimate: 私密, 亲密
cosy: 舒适
human: 人性化, 有人情味
caring: 关怀, 贴心
soft: 柔软
raw: 粗糙, 粗犷
industrial: 工业风, 工业
precise: 精确, 精密
chaotic: 混乱, 狂野
provocative: 挑衅
rebellious: 叛逆
expensive: 昂贵, 贵
refined: 高贵, 尊贵
tasteful: 有品位, 雅致
chic: 时髦
sober: 素雅, 朴实
understated: 含蓄, 内敛
powerful: 有力, 强大
confident: 自信
aggressive: 激进, 攻击性
dramatic: 戏剧性, 戏剧化
cinematic: 电影感
weird: 奇怪, 怪异, 古怪
experimental: 实验性, 实验
innovative: 创新
fresh: 清新, 新鲜
young: 年轻
timeless: 永恒, 经典耐看
polished: 考究
approachable: 平易近人
sincere: 热情
relaxed: 放松, 轻松
formal: 官方
emotional: 感性, 动人
sexy: 性感
feminine: 女性化, 柔美
masculine: 男性化, 阳刚
childlike: 幼稚, 童趣
parents: 父母, 家长, 妈妈, 爸爸
tired: 疲惫, 忙碌
baby: 婴儿, 宝宝
pensioners: 退休, 退休人员
blind: 盲人, 视障
users: 用户
people: 人们
men: 男士, 男性
teachers: 老师, 教师
nurses: 护士, 护理
patients: 患者, 病人
dentist: 牙医, 牙科
therapist: 心理咨询, 治疗师
engineers: 工程师
accountants: 会计, 会计师
accounting: 会计软件, 记账, 财务
invoices: 发票, 账单
taxes: 税务, 税
employees: 员工, 职员, 新员工
office workers: 办公室, 上班族, 白领
executives: 高管, 老板, 经理
investors: 投资者, 投资人
self-employed: 自由职业
craftsmen: 工匠, 木匠
farmers: 农民, 农场, 农业
gamers: 玩家
musicians: 音乐人, 乐队, 音乐家
writers: 作家, 作者
readers: 读者, 阅读
scientists: 科学家, 研究人员
tourists: 游客, 旅行者
commuters: 通勤, 上班通勤
beginners: 初学者, 新手
experts: 专家
collectors: 收藏家
customers: 客户, 顾客
citizens: 市民, 公民, 居民
neighbours: 邻居, 社区
dog owners: 狗, 宠物
runners: 跑者, 跑步
café: 咖啡馆, 咖啡店, 咖啡厅
tea: 茶, 茶馆
recipes: 菜谱, 食谱
food: 食品, 食物
brewery: 啤酒, 酿酒
chocolate: 巧克力
supermarket: 超市
bookshop: 书店, 书, 书籍
library: 图书馆
publisher: 出版社
florist: 花店, 鲜花
hairdresser: 理发, 美发
cosmetics: 化妆品, 美妆, 护肤
jewellery: 珠宝, 首饰
watches: 手表, 腕表, 钟表
home: 家, 居家
garden: 花园, 园艺, 植物
savings: 储蓄, 存款
pharmacy: 药店, 药房
school: 小学, 中学
university: 高校, 大学, 大學, 院校
kindergarten: 幼儿园
course: 课程, 培训
art: 艺术
theatre: 剧院, 戏剧, 歌剧
cinema: 电影, 影院
festival: 音乐节, 演唱会, 音乐会, 节日
radio: 电台, 广播
podcast: 播客
news: 资讯
encyclopedia: 百科, 词典
timetable: 时刻表, 班次
public transport: 公共交通, 地铁, 公交
government form: 表单, 申请表, 表格填写
police: 警察, 公安
construction company: 建筑公司, 施工
factory: 工厂, 工坊, 作坊
logistics: 物流, 快递, 邮政
bicycle: 自行车, 单车
motorbike: 摩托车
football club: 足球
gym: 健身, 健身房
yoga: 瑜伽, 冥想
charity: 慈善, 公益, 基金会
church: 教堂, 寺庙
wedding: 婚礼, 婚纱
documentation: 文档, 说明书, 手册
portfolio: 作品集
landing page: 首页, 落地页
dashboard: 仪表盘, 控制台, 后台
data: 数据
small business: 小企业, 中小企业
company: 公司
brand: 品牌
agency: 代理, 广告公司
toys: 玩具
shoes: 鞋, 球鞋
phone: 手机, 电话
paper: 纸, 纸张
wood: 木, 木头, 原木
stone: 石头, 石材
marble: 大理石
concrete: 混凝土, 水泥
steel: 钢铁, 金属
leather: 皮革
linen: 亚麻, 布料
ceramics: 陶瓷, 陶艺
notebook: 笔记本, 本子
letter paper: 信件, 书信
poster: 海报
stamp: 邮票, 印章
print: 印刷
nature: 森林
sea: 大海, 海洋, 海滩
mountains: 山, 登山
night: 夜晚, 夜间, 深夜
sunny: 阳光, 太阳, 夏天, 夏日
winter: 冬天, 雪
autumn: 秋天
old fashioned: 老旧, 旧, 古老
new: 新, 新颖, 全新
medieval: 中世纪
soviet: 苏联
art deco: 装饰艺术
bauhaus: 包豪斯
austrian: 奥地利, 奧地利
danish: 丹麦, 丹麥
finnish: 芬兰, 芬蘭
belgian: 比利时, 比利時
irish: 爱尔兰, 愛爾蘭
greek: 希腊, 希臘
indian: 印度
australian: 澳大利亚, 澳洲, 澳大利亞
mexican: 墨西哥
ukrainian: 乌克兰, 烏克蘭
european: 欧洲, 欧式
asian: 亚洲
big: 巨大
small: 小, 小巧, 小型
wide: 宽阔, 宽大
narrow: 狭窄
thick: 粗, 厚
thin: 细, 薄, 纤细
square: 正方形, 方形
almost empty: 空旷, 空
price: 价格, 价签
discount: 打折, 促销, 特价
plain language: 通俗易懂, 语言简单
readable: 清晰, 易读
practical: 实用, 方便
beautiful: 漂亮, 美丽, 美观
ugly design: 丑, 难看
magical: 魔法, 童话
storytelling: 讲故事, 故事
scholarly: 学术
literary: 文学, 诗歌
poetic: 诗意
handmade: 手作
ecological: 环保, 可持续, 有机
geometric: 几何
diagonal: 斜线, 倾斜
blueprint: 蓝图, 图纸
typewriter: 打字机
terminal: 终端, 命令行
no: 绝不, 毫无
not too: 不太, 不过于, 不要太
instead of: 而不是, 而非
anything but: 千万别
less: 少一点, 少
like: 像, 类似, 如同, 风格的
alternative to: 替代, 代替
alternative: 替代品, 的替代品, 平替, 的平替, 竞品, 的竞品
hard to read: 难读
where is: 在哪, 哪里
how to: 怎么, 如何
how much is: 多少钱
today: 今天
food delivery: 外卖, 外賣
weather: 天气
opening hours: 营业时间
what time is it: 几点, 幾點
hello: 你好, 您好, 早上好, 晚上好
thank you: 谢谢, 謝謝
how are you: 你好吗
who are you: 你是谁, 你是誰
how long: 多久
why is: 为什么, 為什麼
how do i: 怎么办, 怎麼辦
when is: 什么时候
who won: 谁赢了
tomorrow: 明天
weather forecast: 天气预报
recipe: 做法
boil an egg: 煮鸡蛋, 鸡蛋
soup: 鸡汤, 红烧肉
pasta: 米饭, 面条, 土豆
pancakes: 煎饼
headache: 头疼, 頭痛, 肚子疼
fever symptoms: 发烧, 咳嗽
near me: 附近的, 附近
my dog: 我的狗, 我的猫
tyre: 轮胎
passport: 护照, 護照
lottery numbers: 彩票
song lyrics: 歌词
capital of: 的首都
resignation letter: 辞职信
income tax deadline: 报税
stain: 污渍
emergency dentist: 急诊
phone number: 电话号码
jokes: 笑话
translate into english: 翻译成英文
printer does not work: 坏了, 不能用
divorce: 离婚
salary: 工资
accent: 强调色
singaporean: 新加坡
romanian: 罗马尼亚, 羅馬尼亞
nigeria: 尼日利亚, 奈及利亞
maltese: 马耳他, 馬爾他
israel: 以色列
estonia: 爱沙尼亚, 愛沙尼亞
argentina: 阿根廷
armenian: 亚美尼亚, 亞美尼亞
poland: 波蘭
bank switzerland: 瑞士银行, 瑞士的银行, 瑞士銀行
brand switzerland: 瑞士公司, 瑞士品牌, 瑞士企业
short texts: 简短的文字, 短文字, 文字简短, 文字少, 短文本, 简短文字, 文字要短, 短文案, 文案简短
long texts: 长文字, 长篇文字, 文字很长, 长文本, 长文, 文字多, 大段文字
contrast: 对比度, 對比度
low contrast: 低对比度, 低对比, 弱对比, 对比度低, 低對比, 低對比度, 对比弱, 对比柔和
more distance between the sections: 段落之间更多留白, 区块之间更大间距, 版块间距更大, 区块之间留白多, 区块间距更大, 区块间距大, 板块间距更大, 板块之间更多留白, 区块之间更多留白, 模块间距更大
small gaps between the sections: 区块之间更小间距, 区块间距更小, 段落之间更少留白, 区块之间更少留白, 区块间距小, 板块间距更小, 模块间距更小
less shadows: 更少阴影, 少一点阴影, 减少阴影, 阴影少一点, 少用阴影, 阴影少, 较少阴影, 少阴影
automatic: 自动, 自動, 自动切换
automatic dark mode: 自动深色模式, 自動深色模式, 自动暗黑模式, 深色模式自动切换
only on hover: 仅在悬停时, 只在鼠标悬停时, 只有悬停时, 鼠标悬停才, 仅悬停时, 只在悬停时, 仅在鼠标悬停时, 悬停时才, 只有鼠标悬停时
on hover: 悬停时, 鼠标悬停, 悬停
light headings: 细标题, 细体标题, 标题细, 纤细的标题, 細標題, 标题用细体
bold headlines: 粗标题, 粗体标题, 标题加粗, 標題加粗, 粗標題, 加粗标题
switzerland: 瑞士
swiss style: 瑞士风格, 瑞士设计, 瑞士風格, 瑞士風, 瑞士风, 瑞士国际主义
swiss typography: 瑞士字体, 瑞士排版, 瑞士平面设计
chilean: 智利
colombian: 哥伦比亚
new zealand: 新西兰
south african: 南非
kenyan: 肯尼亚
egyptian: 埃及
latvian: 拉脱维亚
lithuanian: 立陶宛
icelandic: 冰岛
hungarian: 匈牙利
bulgarian: 保加利亚
thai: 泰国
vietnamese: 越南
indonesian: 印度尼西亚
taiwanese: 台湾
saudi: 沙特阿拉伯
emirati: 阿联酋
hong kong: 香港
search engine: 搜索引擎
tv channel: 电视台
second hand cars: 二手车
`;
