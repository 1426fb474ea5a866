export const MAX_PRIVATE_NOTE_LENGTH = 2_000
export const MAX_ANSWER_LENGTH = 4_000
/** Characters of one field that is kept until its form is sent. */
export const MAX_DRAFT_LENGTH = 5_000
/** Choice of a photo that is not taken: an empty one would be no draft. */
export const LEFT_PHOTO = 'left'
/** Draft that all forms of a card with an answer share. */
export const ANSWER_DRAFT = 'answer'
const ANSWERS = ['answer', 'accept', 'reject']
const ANSWER_FIELDS = ['reportText', 'answerText']

/** True for an action whose text is the answer to the author. */
export function isAnswer(action: string): boolean {
  return ANSWERS.includes(action)
}

/** Name of the draft of one field of an action's form. */
export function nameDraft(action: string, field: string): string {
  return isAnswer(action) && ANSWER_FIELDS.includes(field) ? ANSWER_DRAFT : `${action}.${field}`
}

/** True for a draft of this action's form; forms with an answer share it. */
export function isFormDraft(action: string, draft: string): boolean {
  return draft.startsWith(`${action}.`) || (draft === ANSWER_DRAFT && isAnswer(action))
}
/** True if something was typed into the form of this action and not sent. */
export function hasDraft(action: string, drafts: Readonly<Record<string, string>> = {}): boolean {
  return Object.keys(drafts).some((draft) => isFormDraft(action, draft))
}

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
