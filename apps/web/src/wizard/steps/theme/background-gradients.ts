/** Grounds that words can be read on, dark and light. */
export const backgroundGradients = [
  { label: 'Evening', gradient: 'linear-gradient(135deg, #4b3fb0 0%, #171238 100%)' },
  { label: 'Lagoon', gradient: 'linear-gradient(135deg, #0f7c8a 0%, #052233 100%)' },
  { label: 'Forest', gradient: 'linear-gradient(135deg, #2d6a4f 0%, #081c15 100%)' },
  { label: 'Berry', gradient: 'linear-gradient(135deg, #b5179e 0%, #3a0ca3 100%)' },
  { label: 'Ember', gradient: 'linear-gradient(135deg, #c2410c 0%, #450a0a 100%)' },
  { label: 'Graphite', gradient: 'linear-gradient(135deg, #3f4454 0%, #0e0f13 100%)' },
  { label: 'Peach', gradient: 'linear-gradient(135deg, #ffecd2 0%, #fcb69f 100%)' },
  { label: 'Morning', gradient: 'linear-gradient(135deg, #fdfbfb 0%, #cfd9ff 100%)' },
] as const;
