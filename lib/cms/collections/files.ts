import type { CollectionConfig } from 'payload'
import { contentAccess } from '@/lib/cms/access/roles'
import { extractFileText } from '@/lib/cms/hooks/extract-file-text'
import { randomizeFilename } from '@/lib/cms/hooks/randomize-filename'
import { storageFolders } from '@/lib/config/storage'

/** Documents as files. Their text is taken out at upload so that the search sees inside them. */
export const files: CollectionConfig = {
  slug: 'files',
  labels: { singular: 'Файл', plural: 'Документы и файлы' },
  access: contentAccess,
  admin: { group: 'Файлы', useAsTitle: 'title', defaultColumns: ['title', 'originName', 'filesize', 'updatedAt'] },
  upload: {
    staticDir: storageFolders.files,
    mimeTypes: [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  },
  hooks: { beforeOperation: [randomizeFilename], beforeChange: [extractFileText] },
  fields: [
    { name: 'title', type: 'text', label: 'Название', required: true, maxLength: 300 },
    { name: 'originName', type: 'text', label: 'Имя файла для посетителя', maxLength: 200 },
    { name: 'text', type: 'textarea', label: 'Текст для поиска', admin: { readOnly: true } },
  ],
}
