export const demoQuestion = 'Чем помочь?'

export const demoFacts = [
  { value: '118 000', label: 'жителей' },
  { value: '1847', label: 'год основания форта и рыбацкого посёлка' },
  { value: '14', label: 'школ, и две новые пристройки к сентябрю' },
  { value: '7 км', label: 'велодорожки вдоль моря' },
]
