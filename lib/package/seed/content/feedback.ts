import { fact } from '@/lib/package/demo-city'
import type { SeedChannel, SeedDesk } from '@/lib/package/seed/content/feedback-shapes'

export const feedbackTitle = 'Единое окно'
export const feedbackLead =
  'Не нужно знать, кто за что отвечает. Выберите, чего вы хотите, — мы подскажем, куда написать, сколько ждать и кто ответит.'

export const demoChannels: SeedChannel[] = (
  [
    {
      kind: 'duty',
      title: 'Вызвать бригаду: авария или угроза',
      purpose:
        'Прорвало трубу, погас свет во всём доме, упало дерево, пахнет газом. Позвоните: диспетчер отправит бригаду, пока вы ещё на линии.',
      term: 'Сразу: бригада приезжает в среднем за 34 минуты',
      answeredBy: 'МКУ «Городская диспетчерская служба», круглосуточно',
    },
    {
      kind: 'claim',
      title: 'Сообщить о проблеме в городе',
      purpose:
        'Яма на дороге, свалка, тёмный двор, сломанная скамья. Поставьте точку на карте, приложите снимок — и вы увидите, кто взялся и что сделал.',
      term: `Проверка — ${fact('terms.claimCheck')}, ответ — ${fact('themes')} по виду проблемы`,
      answeredBy: 'Управление или предприятие, за которым закреплена проблема',
    },
    {
      kind: 'support',
      title: 'Сказать, что на портале что-то не работает',
      purpose:
        'Не открывается страница, не приходит письмо, не загружается файл, непонятно написано. Снимок экрана поможет нам найти ошибку быстрее.',
      term: fact('terms.supportAnswer'),
      answeredBy: 'Техническая поддержка портала',
    },
    {
      kind: 'appeal',
      title: 'Получить официальный ответ',
      purpose:
        'Заявление, предложение или жалоба по закону № 59-ФЗ. Понадобится вход на портал: закон не велит рассматривать обращения без имени.',
      term: `Регистрация — ${fact('terms.appealRegistration')}, ответ — ${fact('terms.appealAnswer')}`,
      answeredBy: 'Глава города, заместитель или управление, которому вы адресуете',
    },
    {
      kind: 'reception',
      title: 'Поговорить лично или принести письмо',
      purpose:
        'Запишитесь к главе города, его заместителям или начальникам управлений. Письмо можно отдать без записи: на копии поставят отметку о приёме.',
      term: 'Приём — в ближайшие часы по графику, обычно в течение двух недель',
      answeredBy: 'Приёмная администрации, каб. 102',
    },
    {
      kind: 'discussion',
      title: 'Высказаться о проекте решения',
      purpose:
        'Планировка квартала, правила благоустройства, бюджет. Посмотрите документы и чертежи, проголосуйте и оставьте замечание под своим номером.',
      term: 'Пока идёт обсуждение; итог — в протоколе и заключении',
      answeredBy: 'Организатор обсуждения',
    },
    {
      kind: 'idea',
      title: 'Предложить идею',
      purpose:
        'Где поставить качели, какой маршрут продлить, чем занять пустырь. Идею увидят соседи: наберёт голоса — её рассмотрят.',
      term: `Проверка — ${fact('terms.ideaCheck')}, рассмотрение — ${fact('terms.ideaReview')} после сбора голосов`,
      answeredBy: 'Профильное управление администрации',
    },
  ] satisfies SeedChannel[]
).map((channel) => ({
  ...channel,
  purpose: channel.purpose,
  term: channel.term,
  answeredBy: channel.answeredBy,
}))

export const demoDirections =
  'Автобусы № 1, 4 и 7 до остановки «Площадь Согласия», от железнодорожного вокзала — 12 минут пешком по ул. Вокзальной. Вход с площади, пандус справа от крыльца, у двери кнопка вызова помощника. На бюро пропусков записываться не нужно: достаточно паспорта.'

export const demoDesks: SeedDesk[] = [
  { title: 'Приёмная главы города', room: '201', phone: fact('phones.mayorOffice'), email: 'glava@samursk.example' },
  {
    title: 'Приёмная администрации: письма и запись на приём',
    room: '102',
    phone: fact('phones.receptionBooking'),
    email: 'priemnaya@samursk.example',
  },
  {
    title: 'Пресс-служба: вопросы журналистов',
    room: '305',
    phone: fact('phones.press'),
    email: 'press@samursk.example',
  },
  {
    title: 'Юридический отдел, бесплатная консультация по средам',
    room: '108',
    phone: fact('phones.administration'),
    email: null,
  },
  { title: 'Отдел закупок', room: '311', phone: fact('phones.procurement'), email: 'zakupki@samursk.example' },
  { title: 'Отдел кадров и муниципальной службы', room: '214', phone: fact('phones.personnel'), email: null },
  {
    title: 'Телефон доверия: коррупция',
    room: null,
    phone: fact('phones.corruptionHotline'),
    email: 'stopkor@samursk.example',
  },
]

/** Checksums are right, the numbers belong to nobody: there is no tax office 0599. */
export const demoRequisites = [
  { term: 'Полное название', value: 'Администрация городского округа «город Самурск»' },
  { term: 'ИНН', value: '0599900013' },
  { term: 'КПП', value: '059901001' },
  { term: 'ОГРН', value: '1020599000014' },
  { term: 'ОКТМО', value: '82799000' },
  { term: 'Казначейский счёт', value: '03231643827990000300' },
  { term: 'Единый казначейский счёт', value: '40102810000000000099' },
  { term: 'БИК', value: '018299999' },
  { term: 'Юридический адрес', value: '368999, Республика Дагестан, г. Самурск, пл. Согласия, 1' },
]
