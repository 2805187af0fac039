import type { Job } from '@/lib/domain/job-board/job'

type ExampleJob = Pick<Job, 'id' | 'title' | 'company' | 'sector'>

/**
 * Jobs and companies made up for the pilot. The title or the company contains a word for the sector. The job matcher
 * needs no more than this; the job board and the dashboards add the details in `demo/job-details`.
 */
export const exampleJobs = [
  { id: 'warehouse-operative', title: 'Warehouse Operative', company: 'Samplewick Logistics', sector: 'logistics' },
  {
    id: 'customer-service-representative',
    title: 'Customer Service Representative',
    company: 'Madeupham Retail',
    sector: 'retail',
  },
  { id: 'kitchen-assistant', title: 'Kitchen Assistant', company: 'Samplewick Hospitality', sector: 'hospitality' },
  { id: 'retail-assistant', title: 'Retail Assistant', company: 'Madeupham Retail', sector: 'retail' },
  { id: 'delivery-driver', title: 'Delivery Driver', company: 'Samplewick Logistics', sector: 'logistics' },
  { id: 'night-picker', title: 'Night Picker', company: 'Samplewick Logistics', sector: 'logistics' },
  { id: 'yard-assistant', title: 'Yard Assistant', company: 'Samplewick Logistics', sector: 'logistics' },
  { id: 'stockroom-assistant', title: 'Stockroom Assistant', company: 'Madeupham Retail', sector: 'retail' },
  { id: 'housekeeper', title: 'Housekeeper', company: 'Samplewick Hospitality', sector: 'hospitality' },
  { id: 'site-labourer', title: 'Site Labourer', company: 'Pretendley Construction', sector: 'construction' },
  { id: 'trainee-bricklayer', title: 'Trainee Bricklayer', company: 'Pretendley Construction', sector: 'construction' },
  {
    id: 'packing-line-worker',
    title: 'Packing Line Worker',
    company: 'Madeupham Manufacturing',
    sector: 'manufacturing',
  },
  { id: 'machine-operator', title: 'Machine Operator', company: 'Madeupham Manufacturing', sector: 'manufacturing' },
  { id: 'glasshouse-picker', title: 'Glasshouse Picker', company: 'Pretendley Agriculture', sector: 'agriculture' },
  { id: 'farm-worker', title: 'Farm Worker', company: 'Pretendley Agriculture', sector: 'agriculture' },
] as const satisfies readonly ExampleJob[]

export type ExampleJobId = (typeof exampleJobs)[number]['id']
export type ExampleCompany = (typeof exampleJobs)[number]['company']
