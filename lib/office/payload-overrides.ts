import type { CollectionBeforeChangeHook, SanitizedConfig } from 'payload'

/** Payload trusts the user named in a document lock; only the caller's own name is stored. */
export function signDocumentLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  locks?.hooks.beforeChange.push(signLock)
  return config
}

const signLock: CollectionBeforeChangeHook = ({ data, req: { user } }) =>
  user ? { ...data, user: { relationTo: 'staff', value: user.id } } : data
