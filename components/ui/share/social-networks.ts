/** Networks with a sign of their own; others get a globe. */
export const socialNetworks = ['vk', 'telegram', 'ok', 'max', 'rutube'] as const
export type SocialNetwork = (typeof socialNetworks)[number]
