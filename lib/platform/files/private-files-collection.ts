import type { Access, CollectionBeforeChangeHook, CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { auditDownload, personalData } from '@/lib/platform/audit/audit-openings'
import { registerAccess, hasRole } from '@/lib/platform/access/roles'
import type { StaffRole } from '@/lib/contract/staff-roles'
import { largestUpload } from '@/lib/platform/files/collection'
import { documentKind } from '@/lib/platform/files/document-kind'
import { checkUpload, uploadedName } from '@/lib/platform/files/hooks/check-upload'
import { number, select, text } from '@/lib/platform/fields/basic-fields'

/** Roles by purpose; administrators see all except exports. */
const readers: Record<string, StaffRole[]> = {
  support: ['moderator'],
  claim: ['moderator'],
  appeal: ['clerk'],
  answer: ['clerk'],
  idea: ['moderator'],
}

const readable: Access = ({ req }) => {
  if (hasRole(req.user)) return { purpose: { not_equals: 'export' } }
  const purposes = Object.keys(readers).filter((purpose) => hasRole(req.user, ...(readers[purpose] ?? [])))
  return purposes.length > 0 && { purpose: { in: purposes } }
}

const takeDocument = checkUpload({
  largest: largestUpload.bytes,
  tooLarge: largestUpload.refusal,
  findKind: documentKind,
})

/** Only files added by a clerk are checked here; those of residents were checked on upload. */
const takeAnswerFile: CollectionBeforeOperationHook = (hook) =>
  hook.req.payloadAPI === 'REST' ? takeDocument(hook) : hook.args

const nameAnswerFile: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && req.payloadAPI === 'REST'
    ? { ...data, purpose: 'answer', residentId: null, originName: String(uploadedName.read(req) ?? data.originName) }
    : data

/** Attachments of residents: no public address. Staff open them by session, owners by an expiring link. */
export const privateFiles: CollectionConfig = {
  slug: 'private-files',
  custom: personalData,
  labels: { singular: 'Закрытый файл', plural: 'Файлы жителей' },
  access: { ...registerAccess(), read: readable, create: ({ req }) => hasRole(req.user, 'clerk') },
  admin: {
    group: 'Обращения',
    useAsTitle: 'originName',
    defaultColumns: ['originName', 'purpose', 'filesize', 'createdAt'],
    listSearchableFields: ['originName', 'residentId'],
    description: 'Файлы, приложенные к обращениям. На сайте не показываются.',
  },
  upload: {
    pasteURL: false,
    crop: false,
    focalPoint: false,
    handlers: [auditDownload],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  hooks: { beforeOperation: [takeAnswerFile], beforeChange: [nameAnswerFile] },
  fields: [
    text('originName', 'Имя файла', { required: true, defaultValue: 'файл', maxLength: 200 }),
    select(
      'purpose',
      'К чему приложен',
      {
        support: 'Обращение в техподдержку',
        claim: 'Заявка',
        appeal: 'Официальное обращение',
        answer: 'Ответ на обращение',
        idea: 'Идея для города',
        export: 'Выгрузка данных жителя',
      },
      { required: true, index: true },
    ),
    number('residentId', 'Номер жителя', { index: true }),
  ],
}
