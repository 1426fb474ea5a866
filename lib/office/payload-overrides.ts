import type { CollectionBeforeChangeHook, SanitizedConfig } from 'payload'

/** Payload makes the collection of locks itself and believes whose name a lock is sent in; only one's own counts here. */
export function signDocumentLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  locks?.hooks.beforeChange.push(signLock)
  return config
}

const signLock: CollectionBeforeChangeHook = ({ data, req: { user } }) =>
  user ? { ...data, user: { relationTo: 'staff', value: user.id } } : data
