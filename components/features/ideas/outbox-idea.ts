import { sendIdea, uploadAttachments, type IdeaDraft } from '@/components/features/ideas/send-idea'
import type { OutboxKind } from '@/lib/client/outbox-store'
import { paths } from '@/lib/config/paths'
import { ideaMessages } from '@/lib/domains/ideas/messages'

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
