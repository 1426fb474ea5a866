import type { Field, UploadField } from 'payload'
import { upload } from '@/lib/platform/fields/leaf-fields'

export function imageField(name: string, label: string, more: Partial<UploadField> = {}): UploadField {
  return upload(name, label, 'media', more)
}

export function galleryField(name = 'gallery', label = 'Галерея'): Field {
  return upload(name, label, 'media', { hasMany: true })
}

export function filesField(name = 'files', label = 'Файлы'): Field {
  return upload(name, label, 'files', { hasMany: true })
}
