import { ReloadFlag } from '@/components/civic/reload-flag'

/** It tells the reloaded page that an idea was sent, so that the page says thanks. */
export const ideaThanks = new ReloadFlag('idea-sent')
