import type { Resolver } from 'react-hook-form'
import { toResolverResult } from '@/components/ui/form/to-resolver-result'
import { firstByField } from '@/components/ui/form/refusal'
import { fieldErrors } from '@/lib/contract/errors'
import { ideaInput } from '@/lib/domains/ideas/graph/inputs'
import { messages } from '@/lib/contract/messages'

/** Fields of the form as they stand on the screen. */
export interface IdeaValues {
  /** Surname and name of the session's resident; never sent: the server takes the author from the session. */
  author: string
  title: string
  category_id: string
  text: string
  img: File[]
  documents: File[]
  address: string
  /** Where the marker was put by hand, as the contract writes a place; empty while it follows the address. */
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

/** What is sent, with the addresses of the files already uploaded. */
export function ideaOf({ title, category_id, text, address, ...rest }: IdeaValues, files: IdeaFiles) {
  const { show_author, agree_with_rules } = rest
  return { title, category_id: Number(category_id), text, address, show_author, agree_with_rules, ...files }
}

interface IdeaFiles {
  img: string
  documents: string[]
}

/** Addresses of files on the server, with the files that went there. */
export interface UploadedFiles extends IdeaFiles {
  of: readonly File[]
}

/** Whether these are the files that were chosen, and all of them: those of an earlier choice are of no use. */
export function isOf(uploaded: UploadedFiles | undefined, chosen: readonly File[]): uploaded is UploadedFiles {
  return uploaded?.of.length === chosen.length && chosen.every((file, index) => file === uploaded.of[index])
}

/** Documents first, the photo last. */
export function filesOf({ documents, img }: IdeaValues): File[] {
  return [...documents, ...img]
}

/** The contract's own schema judges the form; the author and the consent are the form's. */
export const ideaResolver: Resolver<IdeaValues> = (values) => {
  const files = { img: values.img[0]?.name ?? '', documents: values.documents.map(({ name }) => name) }
  const parsed = ideaInput.safeParse({ ...ideaOf(values, files), category_id: values.category_id || undefined })
  return toResolverResult(values, {
    ...firstByField(parsed.error ? fieldErrors(parsed.error) : {}, values),
    author: values.author.trim() === '' ? messages.required : undefined,
    consents: values.consents ? undefined : messages.consentRequired,
  })
}
