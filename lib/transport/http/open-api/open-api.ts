import packageJson from '@/package.json'
import { describeResponses, describeErrors } from '@/lib/transport/http/open-api/describe-responses'
import { describeBody } from '@/lib/transport/http/open-api/describe-body'
import { findListDataset } from '@/lib/transport/http/dataset-file'
import { schemaFiles } from '@/lib/transport/graphql/schema-file'
import { env } from '@/lib/config/env'
import { paths as pages } from '@/lib/config/paths'
import { datasetFile, featureCollection } from '@/lib/domains/datasets/contract'
import { errorResponse } from '@/lib/contract/errors'
import { listFields, toJsonSchema, type JsonSchema } from '@/lib/contract/json-schema'
import { open311Errors } from '@/lib/contract/open311'
import { open311Guide } from '@/lib/domains/claims/open311/contract'
import type { Access, Operation } from '@/lib/contract/operation'
import { operations } from '@/lib/domains/operations'

let kept: string | undefined

export function openApi(): string {
  kept ??= JSON.stringify(document())
  return kept
}

function document(): JsonSchema {
  const paths: Record<string, JsonSchema> = {}
  for (const operation of operations) {
    const methods = (paths[operation.path] ??= {})
    methods[operation.method.toLowerCase()] = describe(operation)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Портал города: REST',
      version: packageJson.version,
      description: [...ABOUT, `Схемы GraphQL: ${graphSchemas.join(', ')}.`].join(' '),
      license: { name: 'Ответы — открытые данные портала', url: toAddress(pages.openData) },
    },
    externalDocs: { description: 'Примеры запросов и схемы GraphQL', url: toAddress(pages.openDataApi) },
    servers: [{ url: env.PUBLIC_URL }],
    tags: sections,
    components: {
      schemas: {
        Error: toJsonSchema(errorResponse),
        Open311Errors: toJsonSchema(open311Errors),
        DatasetFile: toJsonSchema(datasetFile),
        FeatureCollection: toJsonSchema(featureCollection),
      },
      responses: describeErrors(operations),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
    paths,
  }
}

const ABOUT = [
  'Публичный контракт городского портала.',
  'Несколько значений одного параметра передают через запятую (`codes=3,4`); повторённое имя (`codes=3&codes=4`) значит то же.',
  'Длина текста (`maxLength`) считается в единицах UTF-16, как в браузере: эмодзи — две и больше.',
  'Открытые чтения (`GET` без токена) доступны со страниц других сайтов и подтверждают неизменность по `ETag`.',
]

const graphSchemas = [...schemaFiles.keys()].map((path) => toAddress(path))

function toAddress(path: string): string {
  return new URL(path, env.PUBLIC_URL).href
}

const security: Record<Access, JsonSchema[]> = {
  public: [],
  // the system's key is in the body, as the standard requires
  system: [],
  resident: [{ bearer: [] }],
  optional: [{ bearer: [] }, {}],
}

function describe(operation: Operation): JsonSchema {
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    security: security[operation.access],
    parameters: [
      ...describeParameters(operation, 'path'),
      ...describeParameters(operation, 'query'),
      ...describeFormat(operation),
      ...describeKey(operation),
    ],
    ...(operation.method === 'POST' && { requestBody: describeBody(operation) }),
    responses: describeResponses(operation),
  }
}

function describeParameters(operation: Operation, place: 'path' | 'query'): JsonSchema[] {
  const schema = place === 'path' ? operation.params : operation.query
  const { required = [] } = toJsonSchema(schema, 'input') as { required?: string[] }
  return Object.entries(listFields(schema)).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(type.type === 'array' && { style: 'form', explode: false }),
    schema: type,
  }))
}

function describeFormat(operation: Operation): JsonSchema[] {
  const formats = findListDataset(operation)?.formats
  return formats ? [{ name: 'format', in: 'query', required: false, schema: { type: 'string', enum: formats } }] : []
}

function describeKey({ idempotent }: Operation): JsonSchema[] {
  if (!idempotent) return []
  const description = 'Повтор с тем же ключом получает первый ответ и ничего не создаёт'
  return [{ name: 'Idempotency-Key', in: 'header', required: false, description, schema: { type: 'string' } }]
}

/** Tags of operations, in the order of the menu. */
const sections = Object.entries({
  Сайт: 'Главная страница, шапка и подвал, адреса страниц, полезные ссылки',
  Поиск: 'Поиск по всему порталу и подсказки к запросу',
  Новости: 'Новости и объявления',
  'Глава города': 'Биография, деятельность, фотоальбомы',
  'Местное самоуправление': 'Структура, подразделения, руководители, планы и отчёты, проекты',
  Документы: 'Правовые акты и тексты их файлов',
  Услуги: 'Каталог муниципальных услуг, центры, отчёты',
  'Вопросы и ответы': 'Частые вопросы по темам',
  'Мой город': 'О городе, история, фотоальбомы, газеты и радио, справочник',
  Афиша: 'События города',
  Карты: 'Карты города и адреса на них',
  Туризм: 'Гостям города: что посмотреть, где остановиться',
  'Обратная связь': 'Контакты, приём, дежурные службы, техническая поддержка',
  'Официальные обращения': 'Обращения по 59-ФЗ и открытая статистика',
  'Социальный контроль': 'Заявки жителей о городских проблемах',
  'Общественные обсуждения': 'Обсуждения, реестры предложений, подписка',
  'Городские инициативы': 'Идеи жителей и комментарии к ним',
  'Открытые данные': 'Списки портала файлами CSV, JSON и GeoJSON',
  'Учётная запись': 'Регистрация, вход, пароль, почта, данные жителя',
  'Личный кабинет': 'Уведомления, подписки, сеансы, согласия, свои данные',
})
  .map(([name, description]): { name: string; description: string } => ({ name, description }))
  .concat(open311Guide)
