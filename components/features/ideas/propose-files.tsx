'use client'

import { documentsAndImages, onePhoto } from '@/components/ui/files/file-rules'
import { FormFiles } from '@/components/ui/form/form-files'
import { MOST_IDEA_DOCUMENTS } from '@/lib/domains/ideas/contract'
import { messages } from '@/lib/contract/messages'
import { countOf } from '@/lib/shared/plural'

/** The photo is made smaller before it goes, so a phone's own size does not matter. */
const LARGEST = 40 * 1024 * 1024
const photoRules = {
  kinds: onePhoto.kinds.map((kind) => ({ ...kind, largest: LARGEST })),
  most: 1,
  refusal: () => messages.notAnImage,
}
const documentRules = { ...documentsAndImages, most: MOST_IDEA_DOCUMENTS }

/** One photo, and papers for who has them. */
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
        hint={`До ${countOf(MOST_IDEA_DOCUMENTS, ['файла', 'файлов', 'файлов'])}: изображения до 5 МБ, .doc, .docx и .pdf до 20 МБ`}
        rules={documentRules}
        optional
      />
    </div>
  )
}
