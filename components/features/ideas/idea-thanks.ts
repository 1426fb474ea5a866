import { ReloadFlag } from '@/components/account/reload-flag'

/** Tells the reloaded page that an idea was sent. */
export const ideaThanks = new ReloadFlag('idea-sent')
