import type { Field, UploadField } from 'payload'

export function imageField(name: string, label: string, position?: 'sidebar'): UploadField {
  return { name, type: 'upload', relationTo: 'media', label, ...(position && { admin: { position } }) }
}

export function galleryField(name = 'gallery', label = 'Галерея'): Field {
  return { name, type: 'upload', relationTo: 'media', hasMany: true, label }
}

export function filesField(name = 'files', label = 'Файлы'): Field {
  return { name, type: 'upload', relationTo: 'files', hasMany: true, label }
}
