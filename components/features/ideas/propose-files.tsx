'use client'

import { documentsAndImages, onePhoto } from '@/components/ui/files/file-rules'
import { FormFiles } from '@/components/ui/form/form-files'
import { MOST_IDEA_DOCUMENTS } from '@/lib/domains/ideas/contract'
import { messages } from '@/lib/contract/messages'
import { countOf } from '@/lib/text/plural'

const photoRules = { ...onePhoto, refusal: () => messages.notAnImage }
const documentRules = { ...documentsAndImages, most: MOST_IDEA_DOCUMENTS }

/** Draws the fields of one photo and of documents. */
export function ProposeFiles() {
  return (
    <div className="space-y-5">
      <FormFiles
        name="img"
        label="Фотография"
        hint="Место сейчас, рисунок или пример: JPEG, PNG или WebP"
        rules={photoRules}
      />
      <FormFiles
        name="documents"
        label="Документы"
        hint={`До ${countOf(MOST_IDEA_DOCUMENTS, ['файла', 'файлов', 'файлов'])}: изображения, .doc, .docx и .pdf до 20 МБ`}
        rules={documentRules}
        optional
      />
    </div>
  )
}
