import type { CollectionConfig, CollectionBeforeOperationHook } from 'payload'
import { libraryAccess } from '@/lib/platform/access/roles'
import { editPicture } from '@/lib/platform/pictures/hooks/edit-picture'
import { saveTrace, readTrace } from '@/lib/platform/pictures/hooks/trace-picture'
import { checkUpload, UploadRejectedError } from '@/lib/platform/files/hooks/check-upload'
import { pictureKind, pictureTypes } from '@/lib/platform/pictures/picture-content'
import { MAX_PIXELS } from '@/lib/contract/upload-limits'
import { pictureFormat, pictureSizes } from '@/lib/platform/pictures/picture-sizes'
import { text } from '@/lib/platform/fields/basic-fields'

const LARGEST = 5 * 1024 * 1024

/** Payload deletes the replaced file before it validates fields, so an empty text is refused earlier. */
const requireAlt: CollectionBeforeOperationHook = ({ args, operation }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args
  const { alt } = (args.data ?? {}) as { alt?: unknown }
  if (alt === undefined || (typeof alt === 'string' && alt.trim() !== '')) return args
  throw new UploadRejectedError('Напишите, что на изображении: этот текст услышит тот, кто его не видит.')
}

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Изображение', plural: 'Изображения' },
  access: libraryAccess,
  admin: {
    group: 'Файлы',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'caption', 'updatedAt'],
    listSearchableFields: ['alt', 'caption', 'filename'],
    description: 'JPEG, PNG, WebP или AVIF не больше 5 МБ. Место и время съёмки из файла удаляются.',
  },
  upload: {
    pasteURL: false,
    mimeTypes: pictureTypes,
    focalPoint: true,
    constructorOptions: { limitInputPixels: MAX_PIXELS, failOn: 'error' },
    resizeOptions: pictureFormat.resize,
    formatOptions: pictureFormat.webp,
    adminThumbnail: 'small',
    imageSizes: Object.entries(pictureSizes).map(([name, size]) => ({ name, ...size })),
  },
  disableDuplicate: true,
  hooks: {
    beforeOperation: [
      requireAlt,
      checkUpload({
        largest: LARGEST,
        tooLarge: 'Изображение больше 5 МБ. Уменьшите его и загрузите снова.',
        findKind: pictureKind,
      }),
      readTrace,
      editPicture,
    ],
    afterChange: [saveTrace],
  },
  fields: [
    text('alt', 'Что на изображении', {
      required: true,
      maxLength: 300,
      admin: { description: 'Это услышит тот, кто не видит изображения. Одно предложение.' },
    }),
    text('caption', 'Подпись', { maxLength: 300 }),
    {
      name: 'filename',
      type: 'text',
      label: 'Изображение',
      admin: { components: { Cell: '/lib/office/custom-components#PictureCell' } },
    },
  ],
}
