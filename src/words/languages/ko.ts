import type { Glossary } from './glossary.ts';

/** Korean words of design, people, trades, places and things. */
export const KOREAN: Glossary = `
^without: 없는, 없이, 없고, 아닌, 않은, 않고, 않게, 말고, 없음, 빼고, 싫어, 아니라, 아니고, 대신, 금지, 지 않은, 지 않고, 지 않게
dark: 어두운, 다크, 어둡
light: 밝은, 라이트, 빛
minimalist: 미니멀
simple: 심플, 깔끔, 단순
elegant: 우아, 세련
luxury: 럭셔리, 고급, 호화
playful: 귀여운, 재미있, 재밌, 발랄
colourful: 컬러풀, 화려, 알록달록
calm: 차분, 조용, 잔잔
warm: 따뜻, 아늑, 친근
bold: 대담, 강렬
corporate: 신뢰, 전문적, 기업
retro: 레트로, 복고, 뉴트로
futuristic: 미래적, 미래지향, 퓨처리
brutalist: 브루탈
editorial: 에디토리얼, 잡지
natural: 자연스, 내추럴, 자연
technical: 기술적, 테크니컬
dense: 빽빽, 밀도
airy: 여백
black: 검은, 검정, 블랙
white: 흰, 하얀, 화이트
red: 빨간, 빨강
blue: 파란, 파랑, 블루
green: 초록, 녹색
yellow: 노란, 노랑
orange: 주황, 오렌지
pink: 분홍, 핑크
purple: 보라
monochrome: 흑백, 모노톤, 모노크롬
website: 사이트, 웹사이트, 홈페이지, 페이지
design: 디자인
design system: 디자인 시스템, 디자인시스템
typography: 타이포, 글꼴, 폰트
serif: 명조, 세리프
rounded corners: 둥근, 라운드, 둥근 모서리
shadows: 그림자
animations: 애니메이션, 움직임
photos: 사진
illustrations: 일러스트, 그림, 삽화
gradient: 그라데이션, 그라디언트
bank: 은행
insurance: 보험
airline: 항공, 항공사, 공항
hotel: 호텔, 숙박, 숙소, 게스트하우스, 펜션
car: 자동차, 차량
newspaper: 신문, 뉴스, 일간지
magazine: 매거진
shop: 쇼핑, 상점, 가게, 쇼핑몰, 매장
government: 정부, 공공, 관공서, 공공기관, 시청
health: 병원, 건강, 의료
education: 학교, 교육
restaurant: 식당, 카페, 레스토랑, 맛집, 요리
music: 음악
games: 게임
fashion: 패션, 의류, 옷
travel: 여행, 관광, 휴가
railway: 철도, 기차, 지하철, 열차, 역
developers: 개발자, 프로그래머
designers: 디자이너
children: 어린이, 아이들, 아동, 키즈
young people: 젊은, 청년
artificial intelligence: 인공지능, ai, 생성형
startup: 스타트업, 창업
payments: 결제, 페이
fintech: 금융, 핀테크
software: 소프트웨어
security: 보안, 프라이버시
energy: 에너지, 전력, 태양광
furniture: 가구, 인테리어
real estate: 부동산, 아파트
law firm: 변호사, 법률, 로펌
museum: 미술관, 박물관, 갤러리, 전시
sports: 스포츠, 운동
telecom: 통신
online marketplace: 마켓, 중고
messenger: 메신저, 채팅
space: 우주
accessible: 접근성, 장애인
german: 독일
french: 프랑스
italian: 이탈리아
british: 영국, 런던
american: 미국, 미합중국
japanese: 일본, 일본풍
chinese: 중국
korean: 한국, 대한민국
swedish: 스웨덴
norwegian: 노르웨이
scandinavian: 북유럽
dutch: 네덜란드
spanish: 스페인
brazilian: 브라질
polish company: 폴란드
czech: 체코
turkish: 터키, 튀르키예
russian: 러시아
portuguese: 포르투갈
canadian: 캐나다
modern: 모던, 현대적
cute: 귀여, 사랑스러
friendly: 친절
serious: 진지, 진중, 심각
cool: 멋진, 쿨, 힙
loud: 눈에 띄, 시끄러, 시끄럽, 요란
traditional: 전통
cheap: 저렴, 싼, 값싼
elderly: 노인, 어르신, 시니어, 고령, 할머니, 할아버지
women: 여성, 여자
students: 학생, 대학생
electric car: 전기차, 전기 자동차
app: 앱, 어플, 애플리케이션
coffee: 커피
wine: 와인
artists: 예술가, 아티스트
photography: 사진작가
architect: 건축, 건축가
social network: 소셜, sns
video: 영상, 동영상
blog: 블로그
handmade: 수제, 핸드메이드
doctor: 의사, 의원
families: 가족
startup founders: 창업자, 스타트업 대표
teenagers: 청소년, 십대
bakery: 빵집, 베이커리, 제과점
classic: 클래식, 고전
easy: 쉬운, 사용하기 쉬운, 간편
old web: 옛날 웹, 옛날 인터넷
company website: 회사
grey: 회색
brown: 갈색
beige: 베이지
cream: 크림색
gold: 금색, 골드
silver: 은색
navy: 남색, 네이비
turquoise: 청록
burgundy: 와인색, 버건디
pastel: 파스텔
neon: 네온, 형광
muted: 차분한 색, 톤다운
bold colours: 원색, 강렬한 색
colours: 색, 색상, 컬러
one accent colour: 포인트 컬러, 한 가지 색
warm colours: 따뜻한 색
earth tones: 어스톤, 흙색
high contrast: 고대비, 대비가 강한, 높은 대비, 대비가 높은, 강한 대비, 대비를 높게, 대비 높게, 뚜렷한 대비
black background: 검은 배경, 검정 배경
white background: 흰 배경, 하얀 배경
background: 배경
dark mode: 다크 모드, 다크모드, 다크 테마, 어두운 모드, 야간 모드
glow: 빛나는, 글로우
all caps: 대문자
spaced capitals: 자간 넓은 대문자
letterspaced: 자간
letters: 글자, 문자
typeface: 서체
sans serif: 고딕, 산세리프
no serifs: 세리프 없이
bold type: 볼드, 굵은 글씨
light type: 가는 글씨, 얇은 글씨
big type: 큰 글씨, 큰 글자, 글씨가 큰
small text: 작은 글씨, 작은 글자
monospace: 고정폭, 모노스페이스
handwritten: 손글씨, 손으로 쓴
headlines: 제목, 헤드라인
text: 텍스트, 본문
columns: 단, 컬럼
single column: 한 단, 1단
three columns: 3단
cards: 카드, 타일
grid: 그리드, 격자
strict grid: 엄격한 그리드
white space: 여유로운
edges: 가장자리, 모서리
square corners: 각진, 직각
round: 동그란
circles: 원형
hairlines: 선, 라인, 가는 선, 얇은 선
borders: 테두리
thick borders: 굵은 선, 두꺼운 테두리
tables: 표, 테이블
lists: 목록, 리스트
centred: 가운데, 중앙 정렬
symmetrical: 대칭
asymmetric: 비대칭
sidebar: 사이드바
full screen photography: 전체 화면, 풀스크린
one product per screen: 화면당 한 제품
buttons: 버튼
big buttons: 큰 버튼
links: 링크
menu: 메뉴
dividers: 구분선
pixel: 픽셀, 도트
tidy: 정돈된
clean: 깨끗
cluttered: 복잡한, 어수선한
flat: 플랫
texture: 질감, 텍스처
pattern: 무늬, 패턴
glass: 유리
transparent: 투명, 반투명
big photos: 큰 사진
pictures: 이미지
no pictures: 이미지 없이
no photos: 사진 없이
smiling people: 웃는 사람, 미소
faces: 얼굴
portraits: 인물 사진, 초상
product photos: 제품 사진, 상품 사진
black and white photography: 흑백 사진
drawings: 손그림
comic: 만화
icons: 아이콘
emoji: 이모지
mascots: 마스코트, 캐릭터
charts: 차트, 그래프
map: 지도
no animation: 애니메이션 없이, 정적인
slow: 느린
fast paced: 빠른
dynamic: 역동적, 다이나믹
moving images: 배경 영상
strict: 엄격, 절제
clever: 똑똑, 영리, 지적인
witty: 재치, 유머, 풍자
cheeky: 발칙, 건방진
cold: 차가, 냉정, 차갑
cheerful: 밝고 즐거운, 유쾌, 명랑
happy: 행복
gloomy: 슬픈, 우울
quiet: 고요
trustworthy: 믿음직
honest: 정직, 솔직
humble: 겸손, 소박
boring: 지루, 따분
exciting: 신나는, 흥미진진
mysterious: 신비, 미스터리
dreamy: 몽환, 꿈같은
romantic: 로맨틱, 낭만
intimate: 친밀
cosy: 포근
human: 인간적, 인간미
caring: 배려, 다정, 따뜻하게 돌보는
soft: 부드러
raw: 거친, 날것
rough: 투박
industrial: 산업적, 인더스트리얼, 공장
precise: 정밀, 정확
chaotic: 혼란, 어지러
provocative: 도발적
rebellious: 반항
expensive: 비싼, 값비싼
refined: 고상, 품격
tasteful: 멋스러
chic: 시크
sober: 담백, 수수
understated: 은은
powerful: 강력, 강한
confident: 자신감, 당당
aggressive: 공격적
dramatic: 드라마틱, 극적
cinematic: 영화 같은, 영화적, 시네마틱
weird: 이상한, 독특, 기묘
experimental: 실험적
innovative: 혁신
fresh: 신선, 상큼, 산뜻
young: 젊고
timeless: 시대를 초월
professional: 프로페셔널
polished: 완성도 높은, 정교
approachable: 편안
sincere: 진심
relaxed: 편안한, 느긋
formal: 격식, 공식
emotional: 감성, 감동
sexy: 섹시, 관능
feminine: 여성스러, 페미닌
masculine: 남성적, 남자다운
childlike: 유치, 아이 같은
parents: 부모, 엄마, 아빠, 학부모
tired: 지친, 피곤한, 바쁜
baby: 아기, 유아
pensioners: 은퇴자, 연금
blind: 시각장애인, 시각 장애인
users: 사용자, 이용자
people: 사람들, 사람
men: 남성, 남자
teachers: 교사, 선생님
nurses: 간호사, 요양보호사
patients: 환자
dentist: 치과
therapist: 심리상담, 상담사
engineers: 엔지니어
accountants: 회계사, 경리
accounting: 회계, 장부
invoices: 송장, 청구서, 인보이스
taxes: 세금, 세무
employees: 직원, 사원, 신입사원
office workers: 사무실, 직장인
executives: 임원, 경영진, 사장
investors: 투자자
self-employed: 프리랜서, 자영업
craftsmen: 장인, 목수
farmers: 농부, 농장, 농업
gamers: 게이머
musicians: 뮤지션, 음악가, 밴드
writers: 작가
readers: 독자, 독서
scientists: 과학자, 연구자
tourists: 관광객, 여행자
commuters: 출퇴근, 통근
beginners: 초보자, 입문자
experts: 전문가
collectors: 수집가
customers: 고객, 손님
citizens: 시민, 주민
neighbours: 이웃, 동네
dog owners: 강아지, 반려동물, 반려견
runners: 러너, 달리기
café: 커피숍
tea: 차, 찻집, 녹차
recipes: 레시피
food: 음식, 식품
brewery: 맥주, 양조장
chocolate: 초콜릿
supermarket: 슈퍼마켓, 마트
bookshop: 서점, 책방, 책
library: 도서관
publisher: 출판사
florist: 꽃집, 꽃
hairdresser: 미용실, 헤어샵
cosmetics: 화장품, 뷰티
jewellery: 보석, 주얼리
watches: 시계, 손목시계
home: 집, 주거
garden: 정원, 식물
savings: 저축
pharmacy: 약국
school: 초등학교, 고등학교
university: 대학교, 대학, 대학원, 종합대학
kindergarten: 유치원, 어린이집
course: 강의, 강좌, 수업
gallery: 화랑
art: 예술, 미술, 아트
theatre: 극장, 연극, 오페라
cinema: 영화, 영화관
festival: 페스티벌, 콘서트, 축제
radio: 라디오
podcast: 팟캐스트
encyclopedia: 백과사전, 사전
timetable: 시간표, 시각표
public transport: 대중교통, 버스
government form: 양식, 신청서
police: 경찰
construction company: 건설, 시공
factory: 공방, 작업실
logistics: 물류, 배송, 택배, 우체국
bicycle: 자전거
motorbike: 오토바이
football club: 축구, 야구
gym: 헬스장, 헬스, 피트니스
yoga: 요가, 명상
charity: 자선, 기부, 재단
church: 교회, 절
wedding: 웨딩, 결혼식
documentation: 문서, 설명서, 매뉴얼
portfolio: 포트폴리오
landing page: 랜딩 페이지, 랜딩페이지
dashboard: 대시보드, 관리자 화면
data: 데이터
small business: 소상공인, 중소기업
brand: 브랜드
agency: 에이전시, 대행사
toys: 장난감
shoes: 신발, 스니커즈
phone: 스마트폰, 휴대폰
paper: 종이, 한지
wood: 나무, 목재, 원목
stone: 돌, 석재
marble: 대리석
concrete: 콘크리트
steel: 강철, 금속
leather: 가죽
linen: 린넨, 천, 직물
ceramics: 도자기, 도예
notebook: 공책, 노트
letter paper: 편지
poster: 포스터
stamp: 우표, 도장
print: 인쇄
nature: 숲
sea: 바다, 해변
mountains: 산, 등산
night: 밤, 야간
sunny: 햇살, 태양, 여름
winter: 겨울, 눈
autumn: 가을
old fashioned: 오래된, 옛날
vintage: 빈티지
new: 새로운, 신규
medieval: 중세
soviet: 소련
art deco: 아르데코
bauhaus: 바우하우스
austrian: 오스트리아
danish: 덴마크
finnish: 핀란드
belgian: 벨기에
irish: 아일랜드
greek: 그리스
indian: 인도
australian: 호주, 오스트레일리아
mexican: 멕시코
ukrainian: 우크라이나
european: 유럽
asian: 아시아
big: 큰, 거대한
small: 작은, 소규모
wide: 넓은
narrow: 좁은
thick: 굵은, 두꺼운
thin: 얇은, 가는, 섬세
square: 정사각형, 네모
almost empty: 비어 있는, 텅 빈
price: 가격, 가격표
discount: 할인, 세일, 특가
plain language: 쉬운 말, 쉬운 언어
readable: 가독성, 읽기 쉬운
practical: 실용적, 유용
beautiful: 아름다, 예쁜
ugly design: 못생긴, 촌스러운
magical: 마법, 동화
storytelling: 이야기, 스토리
scholarly: 학술적, 학구적
literary: 문학, 시집
poetic: 시적
ecological: 친환경, 지속가능, 유기농
geometric: 기하학
diagonal: 대각선, 사선
blueprint: 설계도, 도면
typewriter: 타자기
terminal: 터미널, 명령줄
less: 덜
like: 같은, 처럼, 스타일
alternative: 대안, 대체, 대체할
hard to read: 읽기 어려운
where is: 어디
how to: 하는 법, 방법
how much is: 얼마
today: 오늘
weather: 날씨
opening hours: 영업시간
what time is it: 몇 시
hello: 안녕, 안녕하세요
thank you: 고마워, 감사합니다
how are you: 잘 지내
who are you: 너는 누구
how long: 얼마나 걸려
why is: 왜
how do i: 하는법
when is: 언제
who won: 누가 이겼
tomorrow: 내일
recipe: 만드는 법
boil an egg: 계란
soup: 찌개, 국물
pasta: 밥, 라면
pancakes: 팬케이크
headache: 두통, 머리가 아파
fever symptoms: 열이 나, 기침
near me: 근처
my dog: 우리 강아지
tyre: 타이어
passport: 여권
lottery numbers: 로또
song lyrics: 가사
capital of: 수도
resignation letter: 사직서
income tax deadline: 연말정산
bus timetable: 막차
stain: 얼룩
emergency dentist: 응급실
phone number: 전화번호
jokes: 농담
translate into english: 영어로 번역
printer does not work: 고장
divorce: 이혼
salary: 월급, 연봉
singaporean: 싱가포르
romanian: 루마니아
nigeria: 나이지리아
maltese: 몰타
israel: 이스라엘
estonia: 에스토니아
argentina: 아르헨티나
armenian: 아르메니아
bank switzerland: 스위스 은행, 스위스의 은행
brand switzerland: 스위스 회사, 스위스 브랜드, 스위스 기업
short texts: 짧은 텍스트, 짧은 글, 글은 짧게, 텍스트는 짧게, 짧은 문구, 글을 짧게, 텍스트 적게
long texts: 긴 텍스트, 긴 글, 글은 길게, 텍스트는 길게
contrast: 대비
low contrast: 낮은 대비, 저대비, 대비가 낮은, 약한 대비, 대비를 낮게, 대비 낮게
more distance between the sections: 섹션 사이 여백을 더, 섹션 간격을 넓게, 섹션 사이에 더 많은, 섹션 간격 넓게, 섹션 사이를 넓게, 섹션 사이 더 많은
small gaps between the sections: 섹션 간격을 좁게, 섹션 사이 여백을 줄여, 섹션 간격 좁게, 섹션 사이를 좁게, 섹션 사이 여백을 적게
less shadows: 그림자를 줄여, 그림자 적게, 그림자를 덜, 적은 그림자, 그림자는 적게, 그림자 줄이기
automatic: 자동, 자동으로
only on hover: 호버할 때만, 마우스를 올릴 때만, 호버 시에만, 마우스 오버 시에만, 마우스 올릴 때만, 호버 때만
on hover: 호버 시, 마우스 오버 시, 호버
light headings: 얇은 제목, 가는 제목, 제목은 얇게, 얇은 헤드라인, 가는 헤드라인, 제목을 얇게
bold headlines: 굵은 제목, 두꺼운 제목, 볼드 제목, 제목은 굵게, 제목을 굵게, 굵은 헤드라인
switzerland: 스위스
swiss style: 스위스 스타일, 스위스 디자인, 스위스풍
swiss typography: 스위스 타이포그래피
chilean: 칠레
colombian: 콜롬비아
new zealand: 뉴질랜드
south african: 남아프리카
kenyan: 케냐
egyptian: 이집트
latvian: 라트비아
lithuanian: 리투아니아
icelandic: 아이슬란드
hungarian: 헝가리
bulgarian: 불가리아
thai: 태국
vietnamese: 베트남
indonesian: 인도네시아
taiwanese: 대만
saudi: 사우디아라비아
emirati: 아랍에미리트
hong kong: 홍콩
search engine: 검색 엔진, 검색엔진
food delivery: 음식 배달, 배달
television: 텔레비전
second hand cars: 중고차
`;
