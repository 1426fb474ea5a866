import type { CardTone } from '@/lib/navigation/social-card'

/** Copies of app/styles/tokens.css for pictures drawn on the server. */
export const cardColours = {
  brand: '#0377c4',
  brandStrong: '#025e9c',
  brandTint: '#e8f3fa',
  deep: '#0a253b',
  ink: '#0b2a43',
  inkSoft: '#4a6072',
  line: '#d5dce2',
  paper: '#ffffff',
  ground: '#f5f8fa',
  sand: '#f6f1e7',
  sun: '#ffb547',
  sunTint: '#ffedd3',
  sky: '#d2e9f4',
} as const

export const toneColours: Record<CardTone, readonly [fill: string, text: string]> = {
  brand: [cardColours.brand, cardColours.paper],
  sun: [cardColours.sun, cardColours.ink],
  danger: ['#da2127', cardColours.paper],
  neutral: ['#e3e9ee', cardColours.ink],
  'status-1': ['#d6b902', cardColours.ink],
  'status-2': ['#da2127', cardColours.paper],
  'status-3': ['#43b85f', cardColours.ink],
  'status-4': ['#19c1f2', cardColours.ink],
}
