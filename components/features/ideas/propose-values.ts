import { contractResolver, requestSchema } from '@/components/ui/form/contract-resolver'
import { ideaInput } from '@/lib/domains/ideas/graphql/inputs'
import { messages } from '@/lib/contract/messages'

export interface IdeaValues {
  /** Shown only: the server takes the author from the session. */
  author: string
  title: string
  category_id: string
  text: string
  img: File[]
  documents: File[]
  address: string
  /** Place of a marker moved by hand; empty while the marker follows the address. */
  place: string
  show_author: boolean
  agree_with_rules: boolean
  consents: boolean
}

export const emptyIdea: IdeaValues = {
  author: '',
  title: '',
  category_id: '',
  text: '',
  img: [],
  documents: [],
  address: '',
  place: '',
  show_author: false,
  agree_with_rules: false,
  consents: false,
}

export function toIdeaInput({ title, category_id, text, address, ...rest }: IdeaValues, files: IdeaFiles) {
  const { show_author, agree_with_rules } = rest
  return { title, category_id: Number(category_id), text, address, show_author, agree_with_rules, ...files }
}

interface IdeaFiles {
  img: string
  documents: string[]
}

/** Uploaded files with their URLs. */
export interface UploadedFiles extends IdeaFiles {
  files: readonly File[]
}

/** True if exactly the chosen files were uploaded. */
export function isSameUpload(uploaded: UploadedFiles | undefined, chosen: readonly File[]): uploaded is UploadedFiles {
  return uploaded?.files.length === chosen.length && chosen.every((file, index) => file === uploaded.files[index])
}

export function getFilesToUpload({ documents, img }: IdeaValues): File[] {
  return [...documents, ...img]
}

/** Author and consent are checked here, because the contract lacks them. */
export const ideaResolver = contractResolver(requestSchema(toRequest, ideaInput), ({ author, consents }) => ({
  author: author.trim() === '' ? messages.required : undefined,
  consents: consents ? undefined : messages.consentRequired,
}))

function toRequest(values: IdeaValues) {
  const files = { img: values.img[0]?.name ?? '', documents: values.documents.map(({ name }) => name) }
  return { ...toIdeaInput(values, files), category_id: values.category_id || undefined }
}
