import { call } from '@/lib/client/call'
import { callGraphql, uploadGraphql } from '@/lib/client/call-graphql'
import type { VariablesOf } from '@/lib/contract/graphql-operation'
import { changeConsent } from '@/lib/domains/consents/contract'
import { createIdea, uploadIdeaFiles } from '@/lib/domains/ideas/graphql/operations'
import type { OutboxKind } from '@/lib/client/outbox-store'
import { paths } from '@/lib/config/paths'
import { ideaMessages } from '@/lib/domains/ideas/messages'

type IdeaInput = VariablesOf<typeof createIdea>['input']
type IdeaDraft = Omit<IdeaInput, 'img' | 'documents'>

/** Records the consent and creates the idea, once per key. */
export async function sendIdea(input: IdeaInput, options: { idempotencyKey: string; place?: string }): Promise<void> {
  await call(changeConsent, { body: { purpose: 'idea', is_given: true } })
  await callGraphql(createIdea, { input }, options)
}

export async function uploadAttachments(files: readonly File[]): Promise<string[]> {
  return (await uploadGraphql(uploadIdeaFiles, { folder: 'ic' }, [...files])).UploadFile.map(({ url }) => url)
}

export const outboxIdea: OutboxKind<IdeaDraft> = {
  kind: 'idea',
  title: 'Идея для города',
  form: `${paths.ideas}${paths.proposeIdea}`,
  fileFields: ['documents', 'img'],
  upload: uploadAttachments,
  async send({ key, input, typed: { place } }, urls) {
    const idea = { ...input, img: urls.at(-1) ?? '', documents: urls.slice(0, -1) }
    await sendIdea(idea, { idempotencyKey: key, ...(typeof place === 'string' && { place }) })
    return ideaMessages.sent
  },
}
