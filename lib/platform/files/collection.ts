import type { CollectionConfig } from 'payload'
import { libraryAccess } from '@/lib/platform/access/roles'
import { documentKind, documentTypes } from '@/lib/platform/files/document-kind'
import { fileWarning, warningField } from '@/lib/platform/fields/warning-field'
import { text } from '@/lib/platform/fields/leaf-fields'
import { extractFileText } from '@/lib/platform/files/hooks/extract-file-text'
import { forgetOldReadings, forgetReadings } from '@/lib/platform/files/hooks/forget-readings'
import { keepOriginName } from '@/lib/platform/files/hooks/keep-origin-name'
import { takeUpload } from '@/lib/platform/files/hooks/take-upload'
import { storageFolders } from '@/lib/config/storage'

/** The limit holds for any file sent to the back office; the collections of uploads set their own, smaller limits. */
export const largestUpload = { bytes: 20 * 1024 * 1024, refusal: 'Файл больше 20 МБ. Уменьшите его и загрузите снова.' }

/** Documents are kept as files. Their text is taken out at upload so that the search sees inside them. */
export const files: CollectionConfig = {
  slug: 'files',
  labels: { singular: 'Файл', plural: 'Документы и файлы' },
  access: libraryAccess,
  admin: {
    group: 'Файлы',
    useAsTitle: 'title',
    defaultColumns: ['title', 'originName', 'filesize', 'updatedAt'],
    listSearchableFields: ['title', 'originName', 'filename'],
    description:
      'PDF, DOC, DOCX или XLSX без макросов, не больше 20 МБ; данные карт GeoJSON, не больше 5 МБ. По словам в PDF и DOCX документы находит поиск.',
  },
  upload: {
    pasteURL: false,
    staticDir: storageFolders.files,
    mimeTypes: documentTypes,
  },
  disableDuplicate: true,
  hooks: {
    beforeOperation: [
      takeUpload({ largest: largestUpload.bytes, tooLarge: largestUpload.refusal, kindOf: documentKind }),
    ],
    beforeChange: [keepOriginName, extractFileText],
    afterChange: [forgetOldReadings],
    afterDelete: [forgetReadings],
  },
  fields: [
    text('title', 'Название', { required: true, maxLength: 300 }),
    warningField(fileWarning),
    text('originName', 'Имя файла для посетителя', {
      maxLength: 200,
      admin: { description: 'Под этим именем файл сохранится у посетителя. Пусто — имя загруженного файла.' },
    }),
    { name: 'text', type: 'textarea', hidden: true },
    { name: 'isTagged', type: 'checkbox', hidden: true },
  ],
}
