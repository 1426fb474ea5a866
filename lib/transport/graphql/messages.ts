import { formatCount } from '@/lib/text/plural'

export const graphqlMessages = {
  methods: 'Запросы к графу принимаются методами GET и POST',
  types: 'Передайте запрос как application/json, а файлы — как multipart/form-data (GraphQL multipart request)',
  preflight:
    'К форме с файлами нужен один из заголовков X-Requested-With, Apollo-Require-Preflight, ' +
    'GraphQL-Preflight с любым значением, или Authorization: Bearer',
  accept: 'Ответ бывает в application/json и application/graphql-response+json: назовите их в Accept',
  queryMissing: 'Передайте текст запроса в поле query',
  queryTooLong: (limit: number) => `Запрос длиннее ${formatCount(limit, ['знака', 'знаков', 'знаков'])}`,
  operationNameMalformed: 'operationName: нужно имя операции',
  notAnObject: (field: string) => (field ? `${field}: нужен объект` : 'Нужен объект с полем query'),
  batchRefused: 'Несколько запросов разом не принимаются: пошлите каждый отдельно',
  formMalformed: 'Форма составлена не по GraphQL multipart request: нужны поля operations, map и файлы',
  fileMapMalformed: 'map: каждый путь ведёт к пустому (null) месту в variables, и к каждому имени приложен файл',
  queryTooDeep: (limit: number) => `Запрос глубже ${formatCount(limit, ['уровня', 'уровней', 'уровней'])}`,
  queryHasManyAliases: (limit: number) => `В запросе больше псевдонимов, чем ${limit}`,
  queryHasManyTokens: (limit: number) => `В запросе больше слов и знаков, чем ${limit}`,
  queryHasManyDirectives: (limit: number) => `В запросе больше директив, чем ${limit}`,
  queryTooCostly: (limit: number) => `Запрос стоит больше ${limit}: спросите меньше полей или строк за раз`,
  queryUnreadable: (detail: string) => `Запрос не разобран: ${detail}`,
  noSubscriptions: 'Подписок здесь нет: только запросы и мутации',
  enumValueUnknown: (value: string) => `Неизвестное значение «${value}»: допустимые названы в схеме`,
  queryAgainstSchema: (detail: string) => `Запрос не подходит к схеме: ${detail}`,
  operationUnknown: 'Неясно, какую операцию выполнить: назовите её в operationName',
  mutationByGet: 'Изменения принимаются только методом POST',
  listRequestedTwice: (name: string) => `Список «${name}» спрошен дважды`,
} as const
