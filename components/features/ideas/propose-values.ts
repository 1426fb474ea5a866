import { contractResolver, requestSchema } from '@/components/ui/form/contract-resolver'
import { ideaInput } from '@/lib/domains/ideas/graphql/inputs'
import { messages } from '@/lib/contract/messages'

/** These are the fields of the form as they stand on the screen. */
export interface IdeaValues {
  /**
   * It is surname and name of the logged-in resident. It is never sent: the server takes the author from the session.
   */
  author: string
  title: string
  category_id: string
  text: string
  img: File[]
  documents: File[]
  address: string
  /**
   * It is the place of a marker moved by hand, in the contract's format; empty while the marker follows the address.
   */
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

/** Returns the input that is sent, with the addresses of the uploaded files. */
export function toIdeaInput({ title, category_id, text, address, ...rest }: IdeaValues, files: IdeaFiles) {
  const { show_author, agree_with_rules } = rest
  return { title, category_id: Number(category_id), text, address, show_author, agree_with_rules, ...files }
}

interface IdeaFiles {
  img: string
  documents: string[]
}

/** They are addresses on the server together with the files that were uploaded there. */
export interface UploadedFiles extends IdeaFiles {
  files: readonly File[]
}

/** Returns whether exactly the chosen files were uploaded; files of an earlier choice cannot be reused. */
export function isSameUpload(uploaded: UploadedFiles | undefined, chosen: readonly File[]): uploaded is UploadedFiles {
  return uploaded?.files.length === chosen.length && chosen.every((file, index) => file === uploaded.files[index])
}

/** Returns the files in the order of upload: documents first, the photo last. */
export function getFilesToUpload({ documents, img }: IdeaValues): File[] {
  return [...documents, ...img]
}

/**
 * Checks the form with the contract's own schema; the author and the consent are checked here, because the contract
 * lacks them.
 */
export const ideaResolver = contractResolver(requestSchema(toRequest, ideaInput), ({ author, consents }) => ({
  author: author.trim() === '' ? messages.required : undefined,
  consents: consents ? undefined : messages.consentRequired,
}))

/** The request as far as it is known before the files are uploaded. */
function toRequest(values: IdeaValues) {
  const files = { img: values.img[0]?.name ?? '', documents: values.documents.map(({ name }) => name) }
  return { ...toIdeaInput(values, files), category_id: values.category_id || undefined }
}
