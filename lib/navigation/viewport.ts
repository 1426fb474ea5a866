import type { Viewport } from 'next'

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#0377C4' }
