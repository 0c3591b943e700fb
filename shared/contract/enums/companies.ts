export const companySizes = ['lessThan10', 'from10To249', 'from250To999', 'from1000To5000', 'moreThan5000'] as const;
export type CompanySize = (typeof companySizes)[number];
