import type { Viewport } from 'next'

/** The window of every page: its own width, and the city's blue around it on phones. */
export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#0377C4' }
