import { formatCount } from '@/lib/text/plural'

/** Name of a portal whose city has none yet. */
export const UNNAMED_PORTAL = 'Портал города'

export const messages = {
  required: 'Поле обязательно для заполнения',
  rulesRequired: 'Вы должны нажать на галочку',
  notAnImage: 'Файл должен быть изображением',
  wrongFileType: 'Неверный тип файла',
  nothingFound: 'По вашему запросу ничего не найдено',
  nothingFoundFor: (query: string) => `По запросу «${query}» ничего не найдено`,
  /** Quotes of the specification. */
  linksNothingFoundFor: (query: string) => `По запросу "${query}" ничего не найдено`,

  outsideCity: 'Это место за границей города: выберите точку внутри неё',
  invalid: 'Проверьте, правильно ли заполнены поля',
  notFound: 'Страница не найдена',
  noFile: 'Файл не найден',
  gone: 'Материал удалён',
  unauthorized: 'Войдите, чтобы продолжить',
  forbidden: 'Недостаточно прав',
  methodNotAllowed: 'Такой запрос здесь не принимается',
  conflict: 'Данные успели измениться. Обновите страницу',
  tooLarge: 'Слишком большой запрос',
  unsupportedType: 'Такой тип данных не принимается',
  tooMany: 'Слишком много запросов. Попробуйте позже',
  storageBlocked:
    'Браузер не даёт порталу запомнить вас. В настройках браузера разрешите файлы cookie и данные этого сайта, затем обновите страницу',
  unavailable: 'Сервис временно недоступен. Попробуйте через несколько минут',
  filesUnavailable: 'Хранилище файлов временно недоступно. Попробуйте через несколько минут',
  internal: 'Что-то пошло не так. Мы уже разбираемся',

  notANumber: 'Нужно целое число',
  notADate: 'Нужна дата в виде ГГГГ-ММ-ДД',
  textTooLong: (limit: number) => `Не длиннее ${formatCount(limit, ['знака', 'знаков', 'знаков'])}`,
  periodReversed: 'Начало периода позже его конца',
  notACoordinate: 'Нужны градусы: широта от −90 до 90, долгота от −180 до 180',
  addressOrPoint: 'Нужен адрес или точка: широта и долгота',
  unknownValue: 'Такого значения нет',

  notAnEmail: 'Укажите адрес электронной почты полностью, в виде имя@сервер.ру',
  foreignMailbox: 'Часть адреса до знака @ нужна латинскими буквами: на адрес с другими буквами письмо не дойдёт',
  notAPhone: 'Укажите телефон в виде +7 (###) ###-##-##',
  foreignPhone: 'Телефоны других стран портал не принимает: нужен номер с кодом +7',
  notAName: 'Допустимы буквы, пробел, дефис и апостроф',
  consentRequired: 'Вы должны нажать на галочку согласия на обработку персональных данных',
  linkExpired: 'Ссылка недействительна: она уже использована или её срок прошёл. Запросите новую',
  alreadyConfirmed: 'Уже подтверждено',
  awaitsEmailConfirmation: 'Ждёт подтверждения почты',
  documentTooLarge: 'Файл больше 20 МБ',
  imageTooLarge: 'Изображение больше 5 МБ',
  tooManyFiles: (limit: number) => `Не больше файлов: ${limit}`,
} as const
