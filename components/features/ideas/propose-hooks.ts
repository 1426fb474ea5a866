import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  getFilesToUpload,
  toIdeaInput,
  isSameUpload,
  type IdeaValues,
  type UploadedFiles,
} from '@/components/features/ideas/propose-values'
import { sendIdea, uploadAttachments } from '@/components/features/ideas/send-idea'
import { shrinkAttachments, shrinkPhoto } from '@/components/ui/file/shrink-photo'
import { call } from '@/lib/client/call'
import { callGraphql } from '@/lib/client/call-graphql'
import { idempotencyKey, isRefusal } from '@/lib/client/use-idempotent-send'
import { userQuery } from '@/lib/client/user'
import { isConnectionLost, storeInOutbox } from '@/lib/client/outbox-messages'
import { AppError } from '@/lib/contract/errors'
import { listIdeaCategories } from '@/lib/domains/ideas/graphql/operations'
import { listSimilarIdeas } from '@/lib/domains/ideas/contract'
import { messages } from '@/lib/contract/messages'
import { typesetData } from '@/lib/text/typography'

export function useAuthor(isResident: boolean): string | undefined {
  const { data: user } = useQuery({ ...userQuery, enabled: isResident })
  return user && `${user.surname} ${user.name}`
}

export function useCategories() {
  return useQuery({
    queryKey: ['idea-categories'],
    queryFn: async () => (await callGraphql(listIdeaCategories, {})).categories,
    staleTime: 0, // Nothing about ideas is cached by the client.
    gcTime: 0,
  })
}

export function useSimilarIdeas(title: string | null) {
  return useQuery({
    queryKey: ['similar-ideas', title],
    queryFn: async () => typesetData(await call(listSimilarIdeas, { query: { title: title ?? '' } })).ideas,
    enabled: title !== null,
    placeholderData: (before) => before,
  })
}

/**
 * Uploads the files, records the consent and creates the idea; a repeat creates nothing twice. Returns false if the
 * connection was lost and the idea waits on this device.
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
        await sendIdea(toIdeaInput(values, { img, documents }), options)
        return true
      } catch (error) {
        if (isConnectionLost(error) && (await saveForLater(values, key.current, uploaded.current))) return false
        throw error
      }
    },
    onError: (error) => {
      if (isRefusal(error)) key.current = undefined
      if (isRefusal(error) && (error.errors?.img || error.errors?.documents)) uploaded.current = undefined
      // The text and the photo stay in the form, and the error goes to the browser's console.
      if (!(error instanceof AppError) || error.code !== 'invalid') console.error('Идея не отправлена', error)
    },
  })
}

async function saveForLater(values: IdeaValues, key: string, known: UploadedFiles | undefined): Promise<boolean> {
  const { author: _author, img, documents, ...typed } = values
  const { img: _photo, documents: _papers, ...input } = toIdeaInput(values, { img: '', documents: [] })
  const files = { documents: await shrinkAttachments(documents), img: await Promise.all(img.map(shrinkPhoto)) }
  const urls = isSameUpload(known, getFilesToUpload(values)) ? { uploaded: [...known.documents, known.img] } : {}
  return storeInOutbox({ kind: 'idea', key, title: values.title, input, typed, files, ...urls })
}

async function uploadFiles(values: IdeaValues, known: UploadedFiles | undefined): Promise<UploadedFiles> {
  const of = getFilesToUpload(values)
  if (isSameUpload(known, of)) return known
  const { documents, img } = values
  const ready = [...(await shrinkAttachments(documents)), ...(await Promise.all(img.map(shrinkPhoto)))]
  const urls = await uploadAttachments(ready).catch((error: unknown) => {
    throw moveErrorToField(error, documents.length > 0)
  })
  return { files: of, img: urls.at(-1) ?? '', documents: urls.slice(0, -1) }
}

/** The upload does not know the fields of the form, so its error is moved to the field of the refused file. */
function moveErrorToField(error: unknown, hasDocuments: boolean): unknown {
  const refused = error instanceof AppError ? error.errors?.files : undefined
  if (!(error instanceof AppError) || !refused) return error
  const isPhoto = !hasDocuments || refused.includes(messages.imageTooLarge)
  return new AppError(error.code, { message: error.message, errors: { [isPhoto ? 'img' : 'documents']: refused } })
}
