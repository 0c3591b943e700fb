import * as rules from '../../../contract/remotes/index';

/** Tests compile the contract by themselves. */
export const contractRules = async () => rules;
