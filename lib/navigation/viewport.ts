import type { Viewport } from 'next'

/** Every page has its window's own width, and on phones the city's blue around it. */
export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#0377C4' }
