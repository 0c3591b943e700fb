export const demoPassword = 'Passerelle-2026!';
