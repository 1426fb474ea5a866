import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { filesOf, ideaOf, isOf, type IdeaValues, type UploadedFiles } from '@/components/features/ideas/propose-values'
import { sendIdea, uploadIdeaPapers } from '@/components/features/ideas/send-idea'
import { shrinkAttachments, shrinkPhoto } from '@/components/ui/files/shrink-photo'
import { call } from '@/lib/api/browser'
import { callGraph } from '@/lib/api/graph-browser'
import { idempotencyKey } from '@/lib/api/idempotency-key'
import { userQuery } from '@/lib/api/user'
import { isConnectionLost, keepWaiting } from '@/lib/api/waiting-messages'
import { AppError } from '@/lib/contract/errors'
import { listIdeaCategories } from '@/lib/domains/ideas/graph/operations'
import { listSimilarIdeas } from '@/lib/domains/ideas/contract'
import { messages } from '@/lib/contract/messages'
import { typesetAnswer } from '@/lib/shared/typography'

/** Surname and name of the session's resident; undefined until they are known. */
export function useAuthor(): string | undefined {
  const { data: user } = useQuery(userQuery)
  return user && `${user.surname} ${user.name}`
}

export function useCategories() {
  return useQuery({
    queryKey: ['idea-categories'],
    queryFn: async () => (await callGraph(listIdeaCategories, {})).categories,
    staleTime: 0, // nothing of city ideas is kept by the client
    gcTime: 0,
  })
}

/** Ideas with a title like this one; nothing is asked while it is null. */
export function useSimilarIdeas(title: string | null) {
  return useQuery({
    queryKey: ['similar-ideas', title],
    queryFn: async () => typesetAnswer(await call(listSimilarIdeas, { query: { title: title ?? '' } })).ideas,
    enabled: title !== null,
    placeholderData: (before) => before,
  })
}

/**
 * Uploads the files, logs the consent, creates the idea; the same form sent again uploads and makes nothing twice. False
 * when the connection was lost and the idea waits on this device.
 */
export function useSendIdea() {
  const key = useRef<string>(undefined)
  const uploaded = useRef<UploadedFiles>(undefined)
  return useMutation({
    mutationFn: async (values: IdeaValues) => {
      key.current ??= idempotencyKey()
      try {
        uploaded.current = await uploadFiles(values, uploaded.current)
        const { img, documents } = uploaded.current
        const options = { idempotencyKey: key.current, place: values.place }
        await sendIdea(ideaOf(values, { img, documents }), options)
        return true
      } catch (error) {
        if (isConnectionLost(error) && (await keepIdea(values, key.current, uploaded.current))) return false
        throw error
      }
    },
    onError: (error) => {
      const isAnswered = error instanceof AppError && error.code !== 'unavailable'
      if (isAnswered) key.current = undefined
      if (isAnswered && (error.errors?.img || error.errors?.documents)) uploaded.current = undefined
      // spec.md 8: the text and the photo stay, the browser's log remembers
      if (!(error instanceof AppError) || error.code !== 'invalid') console.error('Идея не отправлена', error)
    },
  })
}

async function keepIdea(values: IdeaValues, key: string, known: UploadedFiles | undefined): Promise<boolean> {
  const { author: _author, img, documents, ...typed } = values
  const { img: _photo, documents: _papers, ...input } = ideaOf(values, { img: '', documents: [] })
  const files = { documents: await shrinkAttachments(documents), img: await Promise.all(img.map(shrinkPhoto)) }
  const urls = isOf(known, filesOf(values)) ? { uploaded: [...known.documents, known.img] } : {}
  return keepWaiting({ kind: 'idea', key, title: values.title, input, typed, files, ...urls })
}

/** Files that are already there are not sent again. */
async function uploadFiles(values: IdeaValues, known: UploadedFiles | undefined): Promise<UploadedFiles> {
  const of = filesOf(values)
  if (isOf(known, of)) return known
  const { documents, img } = values
  const ready = [...(await shrinkAttachments(documents)), ...(await Promise.all(img.map(shrinkPhoto)))]
  const urls = await uploadIdeaPapers(ready).catch((error: unknown) => {
    throw underItsField(error, documents.length > 0)
  })
  return { of, img: urls.at(-1) ?? '', documents: urls.slice(0, -1) }
}

/** A refused file is named by the call, not by the form: the field is the one that such a file was chosen in. */
function underItsField(error: unknown, hasDocuments: boolean): unknown {
  const refused = error instanceof AppError ? error.errors?.files : undefined
  if (!(error instanceof AppError) || !refused) return error
  const isPhoto = !hasDocuments || refused.includes(messages.imageTooLarge)
  return new AppError(error.code, { message: error.message, errors: { [isPhoto ? 'img' : 'documents']: refused } })
}
