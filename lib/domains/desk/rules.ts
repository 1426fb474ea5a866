export const MAX_PRIVATE_NOTE_LENGTH = 2_000
export const MAX_ANSWER_LENGTH = 4_000
/** Seconds after which a card that is not heard of counts as closed. */
export const PRESENCE_SECONDS = 60

/** Reasons of refused claims until the city writes its own. The author reads them; words of the moderator may follow. */
export const refusalReasons = [
  'Это не вопрос города: обратитесь в управляющую компанию дома.',
  'Участок частный: город на нём работать не может.',
  'По описанию и снимку не понять, что и где произошло. Отправьте заявку ещё раз с подробностями.',
  'Об этом уже есть заявка: присоединитесь к ней.',
  'В тексте или на снимке личные данные других людей. Отправьте заявку без них.',
  'Это жалоба на решение или человека: для неё есть официальное обращение.',
  'В тексте оскорбления или реклама.',
] as const

export const ideaRefusalReasons = [
  'Это проблема, а не идея: отправьте её заявкой — ответят быстрее.',
  'Такая идея уже есть: поддержите её.',
  'Это не вопрос города: решает регион, ведомство или собственник.',
  'Из описания не понять, что и где предлагается. Отправьте идею ещё раз с подробностями.',
  'В тексте или на снимке личные данные других людей. Отправьте идею без них.',
  'В тексте оскорбления, реклама или агитация.',
] as const

/** When a member of the staff gets emails; none but the first comes between two mornings. */
export const staffEmailChoices = {
  atOnce: 'Сразу и утром',
  daily: 'Раз в день, утром',
  never: 'Не присылать',
} as const
/** Hour of the city's day at which the morning email goes. */
export const MORNING_HOUR = 8
/** Things that one email names; the rest are counted. */
export const MAX_NAMED_ARRIVALS = 20
