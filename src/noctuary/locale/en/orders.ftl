# Standing orders: what a table answers in somebody's name.
client-orders-text = Standing orders make moves for you, even while you are away. Only you can see them, and the table waits a while before it carries one out, so that nobody can tell it from a move of your own.
client-orders-none = No standing orders can be given right now.
client-orders-kind = Standing order
client-orders-give = Give this standing order
client-orders-withdraw = Withdraw
client-orders-made = { $count ->
    [one] Moved for you once.
   *[other] Moved for you { $count } times.
}
client-orders-done = Carried out.
client-orders-expired = Expired.
client-orders-void = No longer possible, so you will be asked.
client-orders-undone = Withdrawn, because a move was taken back.
