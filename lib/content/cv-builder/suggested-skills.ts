/** Two groups to tap: what a person is like, and what a person can do. */
export const suggestedSkills = {
  personal: ['Reliability', 'Punctuality', 'Team work', 'Communication', 'Problem solving', 'Patience'],
  work: ['Manual work', 'Customer service', 'Cleaning', 'Cooking', 'Basic IT', 'Following instructions'],
} as const satisfies Record<string, readonly string[]>
